import {css} from 'lit';

/** How the rules are searched, leafed through and set beside each other. */
export const rulesStyle = css`
  :host {
    max-width: 76rem;
    margin: 0 auto;
    padding: 1.5rem 1rem 4rem;
  }
  .search {
    display: grid;
    gap: 0.25rem;
    margin-bottom: 1.25rem;
  }
  .search input {
    font-size: 1.15rem;
    min-height: 3.25rem;
    padding-inline: 1.1rem;
  }
  .search input::placeholder {
    color: var(--text-soft);
    opacity: 1;
  }
  .shelves {
    display: flex;
    flex-wrap: wrap;
    gap: 0.4rem;
    margin-bottom: 1.25rem;
  }
  .shelves button {
    border-radius: 2rem;
  }
  .shelves [aria-pressed='true'] {
    background: var(--accent);
    border-color: var(--accent);
    color: var(--on-accent);
  }
  .entries {
    list-style: none;
    margin: 0 0 2rem;
    padding: 0;
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(22rem, 100%), 1fr));
    gap: 0.6rem;
  }
  .entry {
    width: 100%;
    height: 100%;
    display: grid;
    grid-template-columns: auto 1fr;
    align-content: start;
    gap: 0.15rem 0.8rem;
    background: var(--panel);
    padding: 0.7rem 0.9rem;
  }
  .entry .pictogram {
    grid-row: span 2;
    align-self: start;
    width: 1.6rem;
    height: 1.6rem;
    margin-top: 0.15rem;
    color: var(--accent);
  }
  .entry.rebel .pictogram {
    color: var(--rebel);
  }
  .entry.imperial .pictogram {
    color: var(--empire);
  }
  .entry span {
    color: var(--text-soft);
    font-size: 0.9rem;
    display: -webkit-box;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 3;
    overflow: hidden;
  }
  .tables {
    display: grid;
    gap: 1.5rem;
  }
  .tables .panel {
    min-width: 0;
  }
  .tables h3 {
    font-size: 1rem;
  }
  mark {
    color: var(--text);
    background: none;
    text-decoration: underline 2px var(--warn);
    text-underline-offset: 0.2em;
  }
  details {
    border-bottom: 1px solid var(--line);
  }
  summary {
    cursor: pointer;
    padding: 0.7rem 0.3rem;
    font-weight: 650;
    min-height: 2.75rem;
  }
  .scroll {
    overflow-x: auto;
  }
  .editions {
    border-collapse: collapse;
    width: 100%;
    min-width: 34rem;
  }
  .editions th,
  .editions td {
    text-align: start;
    vertical-align: top;
    padding: 0.55rem 0.8rem 0.55rem 0;
    border-bottom: 1px solid var(--line);
  }
  .editions thead th {
    color: var(--text-soft);
    font-size: 0.875rem;
  }
  .editions tbody th {
    width: 11rem;
  }
  .editions td {
    width: 42%;
  }
  @media (max-width: 640px) {
    .editions {
      min-width: 0;
    }
    .editions thead {
      display: none;
    }
    .editions tr,
    .editions tbody th,
    .editions td {
      display: block;
      width: auto;
      border: 0;
      padding: 0.15rem 0;
    }
    .editions tr {
      padding: 0.6rem 0;
      border-bottom: 1px solid var(--line);
    }
    .editions td::before {
      content: attr(data-edition) ' ';
      color: var(--text-soft);
      font-weight: 700;
    }
  }
  .ours {
    display: inline-block;
    padding: 0 0.45em;
    border: 1px dashed var(--warn);
    border-radius: 999px;
    color: var(--warn);
    font-size: 0.8125rem;
    white-space: nowrap;
  }
  details .entries {
    margin: 0.25rem 0 1rem;
  }
`;
