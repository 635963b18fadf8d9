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
    grid-template-rows: auto 1fr;
    margin: 0;
    font-weight: 400;
    background: var(--panel);
    border: 2px solid var(--line);
    border-radius: calc(var(--radius) * 1.6);
    overflow: hidden;
    cursor: pointer;
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
    gap: 0.8rem;
    align-content: start;
    padding: 1.1rem 1.2rem 1.2rem;
  }
  .scenario .name {
    display: flex;
    justify-content: space-between;
    gap: 1rem;
    font-size: 1.2rem;
    font-weight: 650;
  }
  .scenario .chosen {
    font-size: 0.85rem;
    color: var(--on-accent);
    background: var(--accent);
    border-radius: 1rem;
    padding: 0.1rem 0.7rem;
    align-self: center;
    visibility: hidden;
  }
  .scenario:has(:checked) .chosen {
    visibility: visible;
  }
  .scenario .numbers {
    display: flex;
    flex-wrap: wrap;
    gap: 0.3rem 1.2rem;
    color: var(--text-soft);
    font-size: 0.92rem;
  }
  .scenario .forces {
    display: grid;
    gap: 0.45rem;
    font-size: 0.92rem;
  }
  .scenario .force {
    display: grid;
    grid-template-columns: auto 1fr;
    gap: 0.6rem;
  }
  .scenario .force .pictogram {
    width: 1.1rem;
    height: 1.1rem;
    margin-top: 0.15rem;
  }
  .scenario .rebel {
    color: var(--rebel);
  }
  .scenario .imperial {
    color: var(--empire);
  }
`;

/**
 * A scenario as a picture card that can be chosen.
 * @param {Scenario} scenario @param {Printed | null} facts @param {boolean} chosen @param {() => void} choose
 */
export function scenarioCard(scenario, facts, chosen, choose) {
  return html`<label class="scenario">
  <input type="radio" name="scenario" value=${scenario.id} .checked=${chosen} @change=${choose} aria-describedby="about-${scenario.id}" />
  <scenario-picture .scenario=${scenario} .facts=${facts}></scenario-picture>
  <span class="about">
    <span class="name">${scenario.title}<span class="chosen" aria-hidden="true">chosen</span></span>
    <span id="about-${scenario.id}">${scenario.description}</span>
    <span class="numbers">
      <span><b>${scenario.lastTurn}</b> ${scenario.turns}</span>
      <span><b>${scenario.pointsToWin}</b> points for the Rebels to win</span>
      <span><b>${scenario.planets.length}</b> planets${scenario.systems.length > 1 ? html` around <b>${scenario.systems.length}</b> stars` : nothing}</span>
      <span>${duration(scenario.minutes)}</span>
    </span>
    ${scenario.balance ? html`<span class="soft">${balance(scenario.balance)}</span>` : nothing}
    <span class="forces">${force('rebel', scenario.rebel)} ${force('imperial', scenario.imperial)}</span>
  </span>
</label>`;
}

/** How long a game takes, in the unit a player would plan it in. @param {number} minutes */
function duration(minutes) {
  return minutes < 120 ? html`about <b>${minutes}</b> minutes` : html`about <b>${Math.round(minutes / 60)}</b> hours`;
}

/** What equal computer players made of it in the laboratory. @param {NonNullable<Scenario['balance']>} balance */
function balance({rebelPercent, games}) {
  return `Between equal Captains the Rebels win ${rebelPercent} of 100 games (${games} played).`;
}

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
