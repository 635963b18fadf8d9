import {css} from 'lit';

export const sheetStyle = css`
  :host {
    padding: 0.6rem 0 1rem;
  }
  h3 {
    font-size: 0.95rem;
    margin: 0.9rem 0 0.3rem;
  }
  table {
    width: 100%;
    border-collapse: collapse;
    font-size: 0.875rem;
  }
  td {
    padding: 0.15rem 0.3rem;
    border-bottom: 1px solid var(--line);
    vertical-align: top;
  }
  small {
    display: block;
    color: var(--text-soft);
  }
  .link {
    border: 0;
    background: none;
    padding: 0;
    min-height: 1.6rem;
    color: var(--accent);
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }
  .dots i {
    display: inline-block;
    width: 0.5rem;
    height: 0.5rem;
    margin-inline-end: 1px;
    border-radius: 50%;
    background: var(--line);
  }
  .dots .e {
    background: var(--empire);
  }
  .dots .r {
    background: var(--rebel);
  }
  .dots .n {
    background: var(--neutral);
  }
  .imperial {
    color: var(--empire);
  }
  .rebel {
    color: var(--rebel);
  }
  .changes {
    margin: 0;
    padding: 0;
    list-style: none;
    font-size: 0.875rem;
  }
  dl {
    margin: 0;
    display: grid;
    grid-template-columns: max-content 1fr;
    gap: 0.3rem 0.8rem;
    font-size: 0.875rem;
  }
  dt {
    font-weight: 650;
  }
  dd {
    margin: 0;
  }
`;
