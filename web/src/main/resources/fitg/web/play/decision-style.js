import {css} from 'lit';

/** What a question and its answers look like. */
export const decisionStyle = css`
  .defs {
    position: absolute;
  }
  .whose {
    display: flex;
    gap: 0.5rem;
    align-items: center;
    margin: 0;
    color: var(--text-soft);
    font-size: 0.9rem;
  }
  .side-rebel {
    color: var(--rebel);
  }
  .side-imperial {
    color: var(--empire);
  }
  h2 {
    font-size: 1.3rem;
    line-height: 1.2;
    margin: 0.15rem 0 0.5rem;
  }
  h2:focus-visible {
    outline: none;
    text-decoration: underline;
    text-decoration-color: var(--focus);
    text-underline-offset: 0.25em;
  }
  ol {
    list-style: none;
    margin: 0.4rem 0;
    padding: 0;
    display: grid;
    gap: 0.3rem;
  }
  ol.many {
    grid-template-columns: repeat(auto-fill, minmax(10.5rem, 1fr));
  }
  ol.crowd {
    grid-template-columns: repeat(auto-fill, minmax(7.4rem, 1fr));
    gap: 0.2rem;
    font-size: 0.8125rem;
  }
  .crowd .answer > button {
    min-height: 2.1rem;
    padding: 0.1rem 0.35rem;
    gap: 0.3rem;
    line-height: 1.15;
  }
  .crowd .group {
    margin-top: 0.1rem;
    font-size: 0.75rem;
  }
  .crowd kbd,
  .crowd .group:first-child {
    display: none;
  }
  .answer {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
    border: 1px solid var(--line);
    border-radius: var(--radius);
    background: var(--panel-raised);
  }
  .answer:hover,
  .answer:focus-within {
    border-color: var(--accent);
  }
  .answer > button {
    min-height: 2.6rem;
    border: 0;
    background: none;
    padding: 0.2rem 0.6rem;
    gap: 0.55rem;
    line-height: 1.25;
  }
  .faces {
    grid-column: 1 / -1;
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0.15rem;
    padding: 0 0.5rem 0 3.6rem;
    margin-top: -0.6rem;
  }
  .faces .cost {
    flex: 1 1 6rem;
    min-width: 0;
    padding-inline-start: 0.1rem;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
    color: var(--text-soft);
  }
  .faces .effect {
    display: none;
  }
  .faces .warning {
    flex: 1 1 100%;
    text-align: end;
  }
  /* A mission: its sign, what it is for, what goes into it, how likely it is. */
  .mission {
    background: none;
    border-color: transparent;
    border-block-end-color: var(--line);
    border-radius: 0;
  }
  ol:has(.mission) {
    gap: 0.1rem;
    margin: 0.1rem 0;
  }
  .mission:hover,
  .mission:focus-within,
  .mission.suggested,
  .mission.hinted {
    border-radius: var(--radius);
    border-color: var(--accent);
  }
  .mission.suggested {
    background: var(--panel-raised);
  }
  .mission > button {
    position: relative;
    min-height: 2.2rem;
    padding: 0.15rem 0.4rem 0.15rem 0.6rem;
  }
  .mission > button > kbd:first-child {
    position: absolute;
    inset: auto auto 0 0.2rem;
    min-width: 1rem;
    padding: 0;
    background: var(--panel);
  }
  .mission .letter {
    width: 2.3rem;
    height: 2.3rem;
  }
  .mission .text {
    font-weight: 700;
  }
  .mission small,
  .mission .code,
  .mission .advised {
    font-weight: 400;
  }
  .mission .cost {
    font-size: 0.75rem;
  }
  .mission .chance {
    align-self: start;
    font-size: 1.05rem;
  }
  .mission.vain > button {
    min-height: 2.2rem;
  }
  .mission.vain .letter {
    width: 1.7rem;
    height: 1.7rem;
    background: none;
  }
  .mission.vain .text {
    font-weight: 400;
  }
  .mission.vain .chance {
    visibility: hidden;
  }
  .not-here {
    font-size: 0.875rem;
    color: var(--text-soft);
  }
  .not-here summary {
    min-height: 2rem;
    padding: 0.3rem 0.6rem;
    cursor: pointer;
  }
  .not-here summary:focus-visible {
    outline: 3px solid var(--focus);
  }
  .not-here ul {
    list-style: none;
    margin: 0;
    padding: 0 0.6rem;
  }
  .not-here li {
    display: flex;
    align-items: center;
    gap: 0.5rem;
    min-height: 1.9rem;
  }
  .not-here .sign {
    flex: none;
    width: 1.5rem;
    height: 1.5rem;
    fill: var(--text-soft);
  }
  /* The one button: what Enter gives, with its odds, always in sight. */
  .main {
    position: sticky;
    bottom: -0.25rem;
    z-index: 1;
    padding: 0.4rem 0 0.5rem;
    background: var(--panel);
  }
  .main .wide {
    min-height: 3rem;
    margin: 0;
    font-size: 1.05rem;
    font-weight: 700;
  }
  .main .text {
    flex: 0 1 auto;
  }
  .main kbd,
  .alone > button kbd {
    color: inherit;
    border-color: currentcolor;
  }
  .answer.alone {
    border-color: var(--accent);
    box-shadow: none;
  }
  .alone > button:not(.why),
  .alone > button:not(.why) :is(small, .code, .advised) {
    color: var(--on-accent);
  }
  .alone > button:not(.why) {
    background: var(--accent);
    font-weight: 700;
  }
  .answer.alone .bed {
    fill: rgb(0 0 0 / 25%);
  }
  .answer.alone .run {
    fill: var(--on-accent);
  }
  .answer .face {
    min-height: 0;
    padding: 0;
    border-radius: 8px;
    background: none;
    border: 2px solid transparent;
  }
  .face .mark {
    width: 1.6rem;
    height: 1.6rem;
    opacity: 0.82;
  }
  .face:hover .mark {
    opacity: 1;
  }
  .face[aria-pressed='true'] {
    border-color: var(--accent);
    background: var(--row);
  }
  .face[aria-pressed='true'] .mark {
    opacity: 1;
  }
  .wide {
    width: 100%;
    justify-content: center;
    margin-bottom: 0.4rem;
  }
  .answer > .why {
    justify-content: center;
    min-width: 2.2rem;
    padding: 0;
    color: var(--text-soft);
  }
  .suggested {
    border-color: var(--accent);
    box-shadow: inset 3px 0 0 var(--accent);
  }
  .hinted {
    border-color: var(--good);
    box-shadow: inset 3px 0 0 var(--good);
  }
  .advised {
    color: var(--good);
    font-size: 0.75rem;
    font-weight: 700;
  }
  .text {
    flex: 1;
    min-width: 0;
  }
  .text::first-letter {
    text-transform: uppercase;
  }
  .text small {
    display: block;
    color: var(--text-soft);
    font-size: 0.8125rem;
  }
  .group {
    grid-column: 1 / -1;
    margin-top: 0.4rem;
    font-size: 0.8125rem;
    font-weight: 700;
    letter-spacing: 0.04em;
    color: var(--text-soft);
    border-bottom: 1px solid var(--line);
  }
  .fold {
    grid-column: 1 / -1;
    margin-top: 0.4rem;
  }
  .fold summary {
    display: flex;
    align-items: center;
    gap: 0.5rem;
    min-height: 2.75rem;
    padding: 0 0.6rem;
    font-size: 0.875rem;
    font-weight: 650;
    border: 1px solid var(--line);
    border-radius: var(--radius);
    background: var(--panel-raised);
    cursor: pointer;
  }
  .fold summary::before {
    content: '▸' / '';
  }
  .fold [open] > summary::before {
    content: '▾' / '';
  }
  .fold summary small {
    color: var(--text-soft);
  }
  .fold summary:focus-visible {
    outline: 3px solid var(--focus);
    outline-offset: 1px;
  }
  .crowd .fold .group {
    display: block;
  }
  .mark {
    flex: none;
    width: 2.1rem;
    height: 2.1rem;
  }
  .letter {
    flex: none;
    width: 1.9rem;
    height: 1.9rem;
    border-radius: 7px;
    background: var(--row);
    border: 1px solid var(--edge);
    fill: var(--text);
  }
  .suggested .letter {
    background: var(--accent);
    fill: var(--on-accent);
  }
  .code {
    font-size: 0.75rem;
    font-weight: 700;
    color: var(--text-soft);
  }
  .chance {
    flex: none;
    width: 4.2rem;
    text-align: end;
    font-weight: 750;
    font-variant-numeric: tabular-nums;
  }
  .chance svg {
    display: block;
    width: 100%;
    height: 6px;
    margin-top: 2px;
  }
  .bed {
    fill: var(--row);
  }
  .run {
    fill: var(--accent);
  }
  kbd {
    font: inherit;
    font-size: 0.75rem;
    color: var(--text-soft);
    border: 1px solid var(--line);
    border-radius: 0.3rem;
    padding: 0 0.3rem;
    min-width: 1.3rem;
    text-align: center;
  }
  .answer small.warning {
    color: var(--warn);
    display: -webkit-box;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 1;
    overflow: hidden;
  }
  h2 small {
    font-size: 0.875rem;
    font-weight: 400;
    color: var(--text-soft);
  }
  .singly summary {
    min-height: 1.75rem;
    font-size: 0.8125rem;
    color: var(--text-soft);
    cursor: pointer;
  }
  .singly summary:focus-visible {
    outline: 3px solid var(--focus);
  }
  .one-by-one {
    grid-template-columns: repeat(auto-fit, minmax(7rem, 1fr));
    font-size: 0.875rem;
  }
  odds-view {
    grid-column: 1 / -1;
    padding: 0 0.7rem 0.5rem 1rem;
  }
  /* Where there is less room, what it is for stands beside those who may go. */
  @media (max-width: 1250px), (max-height: 860px) {
    .mission:has(.faces) :is(.text small:not(.warning), .cost:not(.effect), .chance svg),
    .mission > button > kbd {
      display: none;
    }
    .faces .effect {
      display: block;
    }
    .mission:has(.faces) .letter {
      width: 1.7rem;
      height: 1.7rem;
    }
    .mission .chance {
      width: 3.4rem;
      font-size: 0.95rem;
    }
    .mission > button,
    .mission.vain > button {
      min-height: 1.7rem;
      padding-block: 0;
    }
    .faces {
      margin-top: -0.3rem;
      padding-inline-start: 2.9rem;
    }
    .face .mark {
      width: 1.45rem;
      height: 1.45rem;
    }
  }
  @media (max-width: 800px) {
    h2 {
      font-size: 1.05rem;
      margin: 0 0 0.3rem;
    }
    ol.brief {
      grid-template-columns: 1fr 1fr;
    }
    .brief small,
    .brief .code,
    .brief .why,
    .brief .faces {
      display: none;
    }
    .brief .chance {
      width: 2.6rem;
    }
    .brief .text {
      font-size: 0.875rem;
    }
    .brief button {
      padding: 0.2rem 0.4rem;
      gap: 0.4rem;
    }
    .brief .mission svg:not(.letter) {
      display: none;
    }
    .mission .text {
      line-height: 1.1;
      font-size: 0.8125rem;
      font-weight: 650;
    }
    .brief .mission .warning {
      display: none;
    }
    .main {
      padding: 0.3rem 0;
    }
    .main .wide {
      min-height: 2.75rem;
    }
  }
  @media (hover: none) {
    kbd {
      display: none;
    }
    .answer > button {
      min-height: 2.75rem;
    }
  }
  .act {
    display: flex;
    align-items: start;
    justify-content: space-between;
    gap: 0.5rem;
  }
  .leave {
    flex: none;
    min-height: 2rem;
    padding: 0 0.6rem;
    font-size: 0.8125rem;
  }
  .so-far {
    display: flex;
    flex-wrap: wrap;
    gap: 0.25rem 0.4rem;
    list-style: none;
    margin: 0 0 0.5rem;
    padding: 0;
    font-size: 0.9rem;
    color: var(--text-soft);
  }
  .so-far li + li::before {
    content: '→ ';
  }
  .waiting {
    display: flex;
    gap: 0.6rem;
    align-items: center;
    min-height: 2.75rem;
    font-weight: 600;
  }
  .dots {
    display: inline-flex;
    gap: 0.25rem;
  }
  .dots i {
    width: 0.45rem;
    height: 0.45rem;
    border-radius: 50%;
    background: var(--accent);
    animation: think 1.2s infinite;
  }
  .dots i:nth-child(2) {
    animation-delay: 0.2s;
  }
  .dots i:nth-child(3) {
    animation-delay: 0.4s;
  }
  @keyframes think {
    40% {
      opacity: 0.2;
    }
  }
  @media (prefers-reduced-motion: reduce) {
    .dots i {
      animation: none;
    }
  }
  .purse {
    margin: 0 0 0.6rem;
    font-size: 0.9rem;
  }
  .purse p {
    margin: 0 0 0.3rem;
  }
  .purse ul {
    display: flex;
    flex-wrap: wrap;
    gap: 0.2rem 0.8rem;
    margin: 0;
    padding: 0;
    list-style: none;
  }
  .purse li {
    display: inline-flex;
    gap: 0.25rem;
    align-items: center;
    font-variant-numeric: tabular-nums;
  }
  .purse .bought {
    display: block;
  }
`;
