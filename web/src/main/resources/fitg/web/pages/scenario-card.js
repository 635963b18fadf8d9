import {css, html, nothing} from 'lit';
import {pictogram, sidePictogram} from '../reference/pictograms.js';
import {sideName} from '../ui/shared.js';
import './scenario-picture.js';

/** @import {Forces, Scenario} from '../net/documents.js' */
/** @import {Printed} from '../net/printed.js' */

/** More people than these are not all named. */
const MANY = 8;

export const scenarioStyle = css`
  .scenario {
    position: relative;
    display: grid;
    grid-template-columns: 15.5rem minmax(0, 1fr);
    margin: 0;
    font-weight: 400;
    background: var(--panel);
    border: 2px solid var(--line);
    border-radius: calc(var(--radius) * 1.6);
    overflow: hidden;
    cursor: pointer;
  }
  /* Where the words need more height than the picture has, it fades into the card. */
  .scenario scenario-picture {
    align-self: center;
  }
  .scenario:has(:checked) scenario-picture {
    mask-image: linear-gradient(transparent, #000 9%, #000 91%, transparent);
  }
  .scenario:hover {
    border-color: var(--accent);
  }
  .scenario:has(:checked) {
    border-color: var(--accent);
    box-shadow: 0 0 0 2px var(--accent);
  }
  .scenario:has(:focus-visible) {
    outline: 3px solid var(--focus);
    outline-offset: 4px;
  }
  .scenario > input {
    appearance: none;
    position: absolute;
    inset: 0;
    margin: 0;
    opacity: 0;
    cursor: pointer;
  }
  .scenario .about {
    display: grid;
    gap: 0.2rem;
    align-content: center;
    padding: 0.5rem 0.9rem;
  }
  .scenario .name {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0.2rem 0.8rem;
    font-size: 1.1rem;
    font-weight: 650;
  }
  .scenario .start {
    font-size: 0.8125rem;
    color: var(--on-accent);
    background: var(--accent);
    border-radius: 1rem;
    padding: 0 0.6rem;
  }
  .scenario .story,
  .scenario .forces {
    font-size: 0.9rem;
    line-height: 1.35;
  }
  .scenario:not(:has(:checked)) .story {
    display: -webkit-box;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 1;
    overflow: hidden;
  }
  .scenario:not(:has(:checked)) .forces {
    display: none;
  }
  .scenario .numbers {
    display: flex;
    flex-wrap: wrap;
    gap: 0 1rem;
    color: var(--text-soft);
    font-size: 0.875rem;
  }
  .scenario .forces {
    display: grid;
    gap: 0.1rem;
    color: var(--text-soft);
    font-size: 0.8125rem;
  }
  .scenario .force {
    display: grid;
    grid-template-columns: auto 1fr;
    gap: 0.5rem;
  }
  .scenario .force .pictogram {
    width: 1rem;
    height: 1rem;
    margin-top: 0.1rem;
  }
  .scenario .rebel {
    color: var(--rebel);
  }
  .scenario .imperial {
    color: var(--empire);
  }
  @media (max-width: 800px) {
    .scenario {
      grid-template-columns: minmax(0, 1fr);
      grid-template-rows: auto 1fr;
    }
    .scenario .about {
      align-content: start;
      padding: 0.4rem 0.7rem;
    }
    .scenario .story,
    .scenario:not(:has(:checked)) .story {
      display: -webkit-box;
      -webkit-box-orient: vertical;
      -webkit-line-clamp: 2;
      overflow: hidden;
      font-size: 0.875rem;
    }
    .scenario .forces {
      display: none;
    }
  }
`;

/** The one to begin with: the shortest. @param {Scenario[]} scenarios @returns {Scenario | undefined} */
export const firstOf = scenarios => scenarios.reduce((/** @type {Scenario | undefined} */ short, each) => (short && short.minutes <= each.minutes ? short : each), undefined);

/**
 * A scenario as a picture card that can be chosen.
 * @param {Scenario} scenario @param {Printed | null} facts @param {boolean} chosen @param {boolean} first whether to begin with it @param {() => void} choose
 */
export function scenarioCard(scenario, facts, chosen, first, choose) {
  return html`<label class="scenario">
  <input type="radio" name="scenario" value=${scenario.id} .checked=${chosen} @change=${choose} aria-describedby="about-${scenario.id}" />
  <scenario-picture .scenario=${scenario} .facts=${facts}></scenario-picture>
  <span class="about">
    <span class="name">${scenario.title}${first ? html` <span class="start">start here</span>` : nothing}</span>
    <span class="numbers">
      <span><b>${durationOf(scenario.minutes)}</b></span>
      <span>${scenario.lastTurn} ${scenario.turns}</span>
      <span>${scenario.planets.length} planets${scenario.systems.length > 1 ? html` around ${scenario.systems.length} stars` : nothing}</span>
      <span>Points to win: ${scenario.enough}</span>
      ${scenario.balance ? html`<span title="between equal Captains, ${scenario.balance.games} games played">Rebels win ${scenario.balance.rebelPercent} of 100</span>` : nothing}
    </span>
    <span class="story" id="about-${scenario.id}">${scenario.description}</span>
    <span class="forces">${force('rebel', scenario.rebel)} ${force('imperial', scenario.imperial)}</span>
  </span>
</label>`;
}

/** How long a game takes, in the unit a player would plan it in. @param {number} minutes */
export const durationOf = minutes => (minutes < 120 ? `${minutes} min` : `${Math.round(minutes / 60)} hours`);

/** @param {string} side @param {Forces} forces */
function force(side, forces) {
  const people = forces.characters.map(each => each.name);
  const parts = [
    ...(people.length > MANY ? [...people.slice(0, MANY - 1), `${people.length - MANY + 1} others`] : people),
    ...forces.units.map(each => `${each.count} ${each.name}`),
    ...(forces.counters ?? []).map(each => `${each.count} ${each.type}`),
    ...forces.ships.map(each => each.name),
  ];
  return html`<span class="force">
    <span class=${side}>${pictogram(sidePictogram(side), sideName(side))}</span><span>${parts.join(', ')}</span>
  </span>`;
}
