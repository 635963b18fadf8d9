import {css} from 'lit';

/** What the cards look like, in the dialog and on the page of the rules. */
export const cardStyle = css`
  .card {
    --tone: var(--accent);
    --on-tone: var(--on-accent);
    display: grid;
    gap: 1rem;
  }
  .card.rebel {
    --tone: var(--rebel);
    --on-tone: var(--on-rebel);
  }
  .card.imperial {
    --tone: var(--empire);
    --on-tone: var(--on-empire);
  }
  .card > header {
    display: grid;
    grid-template-columns: auto 1fr;
    gap: 0.9rem;
    align-items: center;
  }
  .tile {
    display: grid;
    place-items: center;
    width: 3.5rem;
    height: 3.5rem;
    border-radius: var(--radius);
    background: var(--tone);
    color: var(--on-tone);
  }
  .tile .pictogram {
    width: 2.2rem;
    height: 2.2rem;
  }
  .card h2 {
    margin: 0;
    font-size: 1.35rem;
    overflow-wrap: anywhere;
  }
  .card h3 {
    margin: 0 0 0.35rem;
    font-size: 0.95rem;
  }
  .card p {
    margin: 0;
  }
  .kind {
    color: var(--text-soft);
    font-size: 0.85rem;
  }
  .text {
    font-size: 1.05rem;
  }
  .note {
    border-inline-start: 4px solid var(--warn);
    padding-inline-start: 0.7rem;
  }
  dl {
    margin: 0;
  }
  dd {
    margin: 0;
  }
  dt {
    color: var(--text-soft);
    font-size: 0.9rem;
  }
  .facts {
    display: grid;
    gap: 0.15rem;
  }
  .facts > div {
    display: grid;
    grid-template-columns: 8.5rem 1fr;
    gap: 0.8rem;
    align-items: baseline;
    padding: 0.15rem 0;
  }
  .ratings {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(13rem, 1fr));
    gap: 0.4rem 1.5rem;
    padding: 0.8rem 1rem;
    border-radius: var(--radius);
    background: var(--panel-raised);
  }
  .ratings > div {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 0.6rem;
  }
  .ratings dd {
    display: flex;
    align-items: center;
    gap: 0.6rem;
  }
  .pips {
    display: inline-flex;
    gap: 3px;
    vertical-align: middle;
    margin-inline-end: 0.3rem;
  }
  .pips i {
    width: 0.7rem;
    height: 0.7rem;
    border: 1px solid var(--text-soft);
    border-radius: 50%;
  }
  .pips .on {
    background: var(--tone, var(--accent));
    border-color: var(--tone, var(--accent));
  }
  .link {
    all: unset;
    font: inherit;
    color: var(--accent);
    text-decoration: underline;
    text-underline-offset: 0.15em;
    cursor: pointer;
    display: inline-block;
    min-height: 24px;
    min-width: 24px;
    margin-inline-end: 0.6rem;
  }
  .link:hover {
    text-decoration-thickness: 2px;
  }
  .link:focus-visible {
    outline: 3px solid var(--focus);
    outline-offset: 2px;
    border-radius: 0.2rem;
  }
  .listing {
    margin: 0;
    padding: 0;
    list-style: none;
    display: grid;
    gap: 0.35rem;
  }
  .pictogram {
    width: 1.1rem;
    height: 1.1rem;
    vertical-align: -0.15em;
    flex: none;
  }
  table {
    border-collapse: collapse;
    width: 100%;
    font-variant-numeric: tabular-nums;
    font-size: 0.92rem;
  }
  th,
  td {
    border: 1px solid var(--line);
    padding: 0.35rem 0.55rem;
    text-align: start;
    vertical-align: top;
  }
  thead th {
    background: var(--panel-raised);
    font-weight: 650;
  }
  .printed th,
  .printed td {
    text-align: center;
    white-space: nowrap;
  }
  .printed tbody tr:nth-child(even) td {
    background: color-mix(in srgb, var(--panel-raised) 60%, transparent);
  }
  .corner {
    color: var(--text-soft);
  }
  .wide {
    overflow-x: auto;
  }
  .beside {
    display: grid;
    grid-template-columns: 1fr 1fr;
    gap: var(--gap);
  }
  .beside small {
    display: block;
    color: var(--text-soft);
  }
  .beside > :last-child {
    text-align: end;
  }
  .beside > :last-child .link {
    margin: 0;
  }
  @media (max-width: 480px) {
    .facts > div {
      grid-template-columns: 6.5rem 1fr;
    }
  }
`;
