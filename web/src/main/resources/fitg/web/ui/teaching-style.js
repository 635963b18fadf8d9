import {css} from 'lit';

/** A card beside the board that teaches: a lesson or an exercise. */
export const teachingCard = css`
  section {
    border: 1px solid var(--line);
    border-inline-start: 4px solid var(--accent);
    border-radius: var(--radius);
    background: var(--panel-raised);
    padding: 0.7rem 0.9rem;
  }
  section.done {
    border-inline-start-color: var(--good);
  }
  h2 {
    font-size: 1.05rem;
    margin: 0 0 0.3rem;
  }
  .which {
    margin: 0 0 0.2rem;
    font-size: 0.85rem;
  }
  p {
    margin: 0 0 0.5rem;
  }
  .aside {
    padding: 0.4rem 0.6rem;
    border-radius: var(--radius);
    background: var(--panel);
  }
`;

/** The page with all of them, each a button. */
export const teachingList = css`
  .page {
    max-width: 62rem;
    margin: 0 auto;
    padding: 1.5rem 1.25rem 4rem;
  }
  section {
    margin-top: 1.6rem;
  }
  h2 {
    margin-bottom: 0.2rem;
  }
  ol {
    list-style: none;
    margin: 0.7rem 0 0;
    padding: 0;
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(17rem, 100%), 1fr));
    gap: 0.75rem;
  }
  li button {
    width: 100%;
    height: 100%;
    display: grid;
    grid-template-columns: 1fr auto;
    align-content: start;
    gap: 0.1rem 0.7rem;
    padding: 0.8rem 1rem;
    background: var(--panel);
  }
  .about {
    grid-column: 1 / -1;
    color: var(--text-soft);
    font-size: 0.94rem;
  }
  .done {
    color: var(--good);
  }
`;
