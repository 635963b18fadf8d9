import {css} from 'lit';

/** Paper and print of the gazette. */
export const gazetteStyle = css`
  .paper {
    border: 1px solid var(--line);
    border-radius: var(--radius);
    background: var(--panel-raised);
    padding: 0.6rem 0.8rem;
    margin: 0 0 0.6rem;
  }
  header {
    display: flex;
    justify-content: space-between;
    align-items: baseline;
    gap: 0.6rem;
    flex-wrap: wrap;
    padding-bottom: 0.3rem;
    margin-bottom: 0.4rem;
    border-bottom: 3px double var(--line);
    font-size: 0.8125rem;
    color: var(--text-soft);
  }
  header b {
    font-family: Georgia, 'Times New Roman', serif;
    font-size: 1.05rem;
    color: var(--text);
  }
  summary {
    cursor: pointer;
    font-family: Georgia, 'Times New Roman', serif;
    font-size: 1.05rem;
    font-weight: 700;
  }
  details[open] summary {
    margin-bottom: 0.4rem;
    padding-bottom: 0.3rem;
    border-bottom: 3px double var(--line);
  }
  .in-short {
    float: inline-end;
    margin-inline-start: 0.7rem;
    font-family: system-ui, sans-serif;
    font-size: 0.9rem;
    font-variant-numeric: tabular-nums;
  }
  h3 {
    font-family: Georgia, 'Times New Roman', serif;
    font-size: 1.15rem;
    margin: 0 0 0.2rem;
  }
  article p,
  .orders {
    margin: 0 0 0.5rem;
    font-size: 0.9rem;
    line-height: 1.4;
  }
  .treasury {
    display: grid;
    grid-template-columns: 1fr 1fr;
    gap: 0.8rem;
    border-top: 1px solid var(--line);
    padding-top: 0.4rem;
  }
  .purse p {
    margin: 0 0 0.2rem;
    font-size: 0.875rem;
  }
  .purse p b {
    font-size: 1.15rem;
    font-variant-numeric: tabular-nums;
  }
  .purse svg {
    display: block;
    width: 100%;
    height: 0.4rem;
  }
  .bed {
    fill: var(--line);
  }
  .imperial .run {
    fill: var(--empire);
  }
  .rebel .run {
    fill: var(--rebel);
  }
  .imperial .mark {
    color: var(--empire);
  }
  .rebel .mark {
    color: var(--rebel);
  }
  ul {
    list-style: none;
    margin: 0.25rem 0 0;
    padding: 0;
    font-size: 0.8125rem;
  }
  .more b {
    color: var(--good);
  }
  .less b,
  .less {
    color: var(--warn);
  }
`;
