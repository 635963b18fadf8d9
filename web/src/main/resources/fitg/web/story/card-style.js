import {css} from 'lit';
import {pictureStyle} from './picture-style.js';

/** Results, dice, strips and ladders. Motion only for those who did not ask for less. */
const base = css`
  .result {
    display: flex;
    align-items: center;
    gap: 0.5rem;
    font-weight: 650;
    margin: 0.3rem 0;
  }
  .good {
    color: var(--good);
  }
  .bad {
    color: var(--warn);
  }
  .person {
    white-space: nowrap;
  }
  small {
    font-size: 0.8rem;
    font-weight: 400;
    color: var(--text-soft);
  }
  .thrown .die {
    animation: tumble 700ms cubic-bezier(0.2, 0.8, 0.3, 1);
  }
  .thrown:nth-child(2) .die {
    animation-duration: 850ms;
  }
  @keyframes tumble {
    from {
      transform: translate(-3rem, -2rem) rotate(-420deg) scale(0.6);
    }
    70% {
      transform: rotate(12deg);
    }
  }
  @media (prefers-reduced-motion: reduce) {
    .thrown .die {
      animation: none;
    }
  }
  .dice {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0.5rem 1.2rem;
    margin: 0.5rem 0;
  }
  .thrown {
    display: flex;
    align-items: center;
    gap: 0.6rem;
    flex: 1 1 8rem;
  }
  .dice > .thrown:only-child,
  .dice > .thrown:has(+ p),
  .dice > .thrown:has(+ div:not(.thrown)),
  .dice > .thrown:has(+ ol) {
    flex: none;
  }
  .strip,
  .chances,
  .ladder,
  .reasons,
  .lines {
    list-style: none;
    margin: 0.4rem 0;
    padding: 0;
  }
  .strip {
    display: flex;
    gap: 2px;
  }
  .strip li {
    flex: 1;
    text-align: center;
    font-size: 0.8rem;
    padding: 0.2rem 0;
    background: var(--panel-raised);
    border: 2px solid transparent;
    border-radius: 0.25rem;
  }
  .strip .base {
    border: 2px dashed var(--text-soft);
  }
  .strip .used {
    background: var(--accent);
    color: var(--on-accent);
    font-weight: 700;
  }
  .reasons {
    font-size: 0.88rem;
    color: var(--text-soft);
  }
  .ladder {
    font-size: 0.8rem;
    columns: 2;
    flex: 1;
    min-width: 11rem;
    color: var(--text-soft);
  }
  .ladder .used {
    color: var(--text);
    font-weight: 700;
    text-decoration: underline;
  }
  .chances {
    display: grid;
    grid-template-columns: repeat(6, 1fr);
    gap: 2px;
  }
  .chances li {
    text-align: center;
    background: var(--panel-raised);
    border: 2px solid transparent;
    border-radius: 0.25rem;
    padding: 0.15rem;
  }
  .chances small {
    display: block;
    font-size: 0.72rem;
  }
  .chances .finds {
    border-color: var(--warn);
  }
  .chances .used {
    background: var(--accent);
    color: var(--on-accent);
    font-weight: 700;
  }
  .chances .used small {
    color: inherit;
  }
  .versus {
    display: flex;
    align-items: center;
    justify-content: space-around;
    gap: 0.8rem;
    margin: 0.4rem 0;
    color: var(--text-soft);
    font-size: 0.9rem;
  }
  .versus div {
    text-align: center;
    color: var(--text);
    min-width: 4.5rem;
  }
  .versus div > b {
    display: block;
    font-size: 1.8rem;
    line-height: 1.1;
  }
  .versus.wide div {
    flex: 1;
  }
  .rebel > b,
  .person.rebel > span {
    color: var(--rebel);
  }
  .imperial > b,
  .person.imperial > span {
    color: var(--empire);
  }
  .tags {
    display: flex;
    flex-wrap: wrap;
    gap: 0.4rem;
    margin: 0.3rem 0;
  }
  .tags span {
    border: 1px solid var(--line);
    border-radius: 1rem;
    padding: 0.1rem 0.6rem;
    font-size: 0.85rem;
  }
  .hits small {
    display: block;
  }
  .burst {
    fill: var(--rebel);
  }
  .lines {
    font-size: 0.92rem;
  }
  .lines li {
    padding: 0.1rem 0;
  }
  p {
    margin: 0 0 0.4rem;
  }
  .result > span:not(.letter, [aria-hidden]) {
    flex: 1;
  }
  @media (prefers-reduced-motion: no-preference) {
    .card {
      animation: rise 0.18s ease-out;
    }
    .tumble {
      display: inline-flex;
      animation: tumble 0.45s ease-out;
    }
    .marker.from-left {
      animation: from-left 0.7s ease-in-out;
    }
    .marker.from-right {
      animation: from-right 0.7s ease-in-out;
    }
    .action-card {
      animation: turn-over 0.3s ease-out;
    }
  }
  @keyframes rise {
    from {
      opacity: 0;
      transform: translateY(0.6rem);
    }
  }
  @keyframes tumble {
    from {
      transform: translateX(-1.2rem) rotate(-260deg) scale(0.7);
    }
  }
  @keyframes from-left {
    from {
      transform: translateX(-60px);
    }
  }
  @keyframes from-right {
    from {
      transform: translateX(60px);
    }
  }
  @keyframes turn-over {
    from {
      transform: rotateY(80deg);
    }
  }
  .volleys {
    list-style: none;
    margin: 0 0 0.5rem;
    padding: 0;
    display: grid;
    gap: 0.3rem;
  }
  .volleys li {
    display: grid;
    grid-template-columns: 1fr auto 1.2rem;
    gap: 0.5rem;
    align-items: center;
    font-size: 0.875rem;
  }
  .volley {
    display: inline-flex;
    flex-wrap: wrap;
    gap: 3px;
    max-width: 10.5rem;
  }
  .volley .miss {
    opacity: 0.45;
  }
`;

/** How the cards of what happened look. */
export const cardStyle = [base, pictureStyle];
