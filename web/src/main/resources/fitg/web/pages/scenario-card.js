import {css, html, nothing, svg} from 'lit';
import {LOYALTIES} from '../board/words.js';
import {environMark, pictogram, shieldMark, sidePictogram} from '../reference/pictograms.js';
import {sideName} from '../ui/shared.js';

/** @import {Forces, Scenario, ScenarioPlanet} from '../net/documents.js' */
/** @import {Printed} from '../net/printed.js' */

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
  .scenario .picture {
    display: block;
    width: 100%;
    background: linear-gradient(160deg, light-dark(#dfe8f8, #101a33), light-dark(#f2ece0, #0b0f1a) 80%);
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
  .picture text {
    fill: var(--text);
    font-size: 15px;
    font-weight: 650;
    text-anchor: middle;
  }
  .picture .word {
    fill: var(--text-soft);
    font-size: 12.5px;
    font-weight: 400;
  }
  .picture .dot {
    fill: light-dark(#9fb0d0, #c8d6f5);
  }
  .picture .track {
    fill: var(--panel);
    stroke: var(--line);
  }
  .picture .l-patriotic,
  .picture .l-loyal {
    fill: var(--empire);
    stroke: none;
  }
  .picture .l-neutral {
    fill: var(--text-soft);
    stroke: none;
  }
  .picture .l-dissent,
  .picture .l-unrest {
    fill: var(--rebel);
    stroke: none;
  }
  .picture .world {
    fill: light-dark(#c8d7ef, #24406f);
    stroke: var(--line);
    stroke-width: 2;
  }
  .picture .places {
    color: light-dark(#1d3a66, #dce8ff);
  }
  .picture .orbit {
    fill: none;
    stroke: var(--line);
    stroke-dasharray: 2 6;
  }
  .picture .sun {
    fill: light-dark(#e0a63a, #f0c95c);
  }
  .picture .shield {
    color: var(--accent);
  }
  .picture .level {
    fill: var(--on-accent);
    font-size: 13px;
    font-weight: 800;
  }
`;

/** How long a game takes and how it stands between equal players, as recorded games and docs/players.md have it. @type {Record<string, string>} */
const PLAYED = {
  'flight-to-egrix': 'About 125 decisions a side. Between equal players the Empire wins three games of four.',
  'varu-powderkeg': 'About 145 decisions a side. Between equal players the Empire is a little ahead.',
};

/**
 * A scenario as a picture card that can be chosen.
 * @param {Scenario} scenario @param {Printed | null} facts @param {boolean} chosen @param {() => void} choose
 */
export function scenarioCard(scenario, facts, chosen, choose) {
  const known = PLAYED[scenario.id];
  return html`<label class="scenario">
  <input type="radio" name="scenario" value=${scenario.id} .checked=${chosen} @change=${choose} aria-describedby="about-${scenario.id}" />
  ${picture(scenario, facts)}
  <span class="about">
    <span class="name">${scenario.title}<span class="chosen" aria-hidden="true">chosen</span></span>
    <span id="about-${scenario.id}">${scenario.description}</span>
    <span class="numbers">
      <span><b>${scenario.lastTurn}</b> ${scenario.edition === '2002' ? 'rounds' : 'game-turns'}</span>
      <span><b>${scenario.pointsToWin}</b> points for the Rebels to win</span>
      <span><b>${scenario.planets.length}</b> planets${scenario.systems.length > 1 ? html` around <b>${scenario.systems.length}</b> stars` : nothing}</span>
      <span>about <b>${scenario.minutes}</b> minutes</span>
    </span>
    ${known ? html`<span class="soft">${known}</span>` : nothing}
    <span class="forces">${force('rebel', scenario.rebel)} ${force('imperial', scenario.imperial)}</span>
  </span>
</label>`;
}

/** @param {string} side @param {Forces} forces */
function force(side, forces) {
  const parts = [
    ...forces.characters.map(each => each.name),
    ...forces.units.map(each => `${each.count} ${each.name}`),
    ...(forces.counters ?? []).map(each => `${each.count} ${each.type}`),
    ...forces.ships.map(each => each.name),
  ];
  return html`<span class="force">
    <span class=${side}>${pictogram(sidePictogram(side), sideName(side))}</span><span>${parts.join(', ')}</span>
  </span>`;
}

/**
 * The planets around their star, each with its environs, its loyalty and its defence.
 * @param {Scenario} scenario @param {Printed | null} facts
 */
function picture(scenario, facts) {
  const width = Math.max(480, 124 * scenario.planets.length);
  const step = width / scenario.planets.length;
  return html`<svg class="picture" viewBox="0 0 ${width} 200" aria-hidden="true">
    ${Array.from({length: 40}, (_, i) => svg`<circle class="dot" cx=${(i * 197.3) % width} cy=${(i * i * 37.7) % 200} r=${i % 5 ? 0.7 : 1.3}></circle>`)}
    ${suns(scenario, facts, step)}
    ${scenario.planets.map((planet, i) => world(planet, facts, step * (i + 0.5)))}
  </svg>`;
}

/** A star over the planets of each system. @param {Scenario} scenario @param {Printed | null} facts @param {number} step */
function suns({systems, planets}, facts, step) {
  return systems.map(({id}) => {
    const own = planets.flatMap((planet, i) => (systems.length === 1 || facts?.planet.get(planet.id)?.system === id ? [i] : []));
    if (!own.length) return nothing;
    const x = step * ((own[0] + own[own.length - 1] + 1) / 2);
    return svg`<circle class="sun" cx=${x} cy="-34" r="52"></circle>
      <ellipse class="orbit" cx=${x} cy="-30" rx=${systems.length === 1 ? 300 : 60 + own.length * step * 0.42} ry="128"></ellipse>`;
  });
}

/** @param {ScenarioPlanet} planet @param {Printed | null} facts @param {number} x */
function world(planet, facts, x) {
  const places = planet.environs.map(id => facts?.environ.get(id)?.type).filter(type => type !== undefined);
  const at = LOYALTIES.findIndex(loyalty => loyalty === planet.loyalty);
  return svg`<g transform="translate(${x} 84)">
    <circle class="world" r="40"></circle>
    <g class="places">${places.map((type, i) => svg`<g transform="translate(${(i - (places.length - 1) / 2) * 25 - 11} -11) scale(.92)">${environMark(type)}</g>`)}</g>
    ${planet.rebelControlled ? svg`<g class="rebel" transform="translate(-50 -44) scale(.95)">${sidePictogram('rebel')}</g>` : nothing}
    <g class="shield" transform="translate(28 -44)">${shieldMark()}<text class="level" x="12" y="16.5">${planet.pdbLevel}</text></g>
    <text y="62">${planet.name}</text>
    ${LOYALTIES.map((word, i) => svg`<rect class="track ${i === at ? `l-${word}` : ''}" x=${(i - 2.5) * 20 + 1} y="72" width="18" height="9" rx="3"></rect>`)}
    <text class="word" y="99">${planet.loyalty}</text>
  </g>`;
}
