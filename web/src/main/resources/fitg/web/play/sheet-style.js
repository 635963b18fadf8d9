import {css} from 'lit';

/** What a sheet of orders looks like. */
export const sheetStyle = css`
  .defs {
    position: absolute;
  }
  .sheet,
  .waiting {
    border: 1px dashed var(--line);
    border-radius: var(--radius);
    padding: 0.3rem 0.7rem 0.5rem;
    margin-bottom: 0.6rem;
  }
  .waiting {
    border-style: solid;
    border-color: var(--accent);
  }
  summary {
    cursor: pointer;
    min-height: 2.2rem;
    font-weight: 650;
    display: list-item;
    padding-top: 0.4rem;
  }
  .lines {
    list-style: none;
    margin: 0 0 0.5rem;
    padding: 0;
    display: grid;
    gap: 0.25rem;
  }
  .lines li {
    display: grid;
    grid-template-columns: 1fr;
    grid-auto-columns: auto;
    grid-auto-flow: column;
    gap: 0.25rem;
    align-items: center;
    font-size: 0.9rem;
  }
  .lines button {
    min-height: 2rem;
    min-width: 2rem;
    padding: 0 0.3rem;
    justify-content: center;
  }
  .choices {
    display: grid;
    gap: 0.25rem;
    max-height: 40vh;
    overflow-y: auto;
    margin-bottom: 0.5rem;
  }
  .choices button,
  .members button {
    min-height: 2.4rem;
    padding: 0.2rem 0.5rem;
    font-size: 0.9rem;
  }
  .mark {
    width: 1.9rem;
    height: 1.9rem;
    flex: none;
  }
  fieldset {
    border: 1px solid var(--line);
    border-radius: var(--radius);
    margin: 0 0 0.5rem;
    padding: 0.3rem 0.6rem 0.6rem;
    min-width: 0;
  }
  legend {
    padding: 0 0.3rem;
    font-weight: 650;
  }
  .where {
    display: flex;
    flex-wrap: wrap;
    gap: 0.4rem;
    align-items: center;
    margin-bottom: 0.4rem;
  }
  select {
    min-height: 2.4rem;
    max-width: 100%;
  }
  .members {
    display: flex;
    flex-wrap: wrap;
    gap: 0.25rem;
    margin-bottom: 0.5rem;
  }
  .members [aria-pressed='false'] {
    background: none;
    border-style: dashed;
  }
  .members [aria-pressed='true'] {
    border-color: var(--accent);
    box-shadow: inset 0 0 0 1px var(--accent);
  }
  .done {
    display: flex;
    gap: 0.4rem;
    flex-wrap: wrap;
  }
  .then {
    display: flex;
    gap: 0.4rem;
    align-items: center;
    min-height: 2.2rem;
    font-size: 0.9rem;
  }
  .refused {
    color: var(--warn);
    font-size: 0.88rem;
    margin: 0 0 0.4rem;
  }
`;
