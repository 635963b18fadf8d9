import {css, html, nothing, svg} from 'lit';
import {apart, around} from '../board/layout.js';
import {planetWanted, spriteOf} from '../board/sprites.js';
import {studio} from '../board/studio.js';
import {LOYALTIES} from '../board/words.js';
import {shieldMark, sidePictogram} from '../reference/pictograms.js';
import {settings} from '../ui/settings.js';
import {PaintedPicture} from './painted-picture.js';

/** @import {Scenario, ScenarioPlanet} from '../net/documents.js' */
/** @import {Printed} from '../net/printed.js' */

/** In units of the picture, which is as wide as its card. */
const WIDTH = 480;
const HEIGHT = 200;
const MARGIN = 18;
/** More planets than these stand where their stars are in the galaxy, without names. */
const FEW = 6;
/** A sprite is larger than its planet, for the light around it. */
const HALO = 1.25;

/** @typedef {{planet: ScenarioPlanet, x: number, y: number, r: number}} World */

/** Where the planets stand in the picture. @param {Scenario} scenario @param {Printed} facts @returns {World[]} */
export function worldsOf(scenario, facts) {
  return scenario.planets.length > FEW ? inTheGalaxy(scenario, facts) : sideBySide(scenario);
}

/** @param {Scenario} scenario @returns {World[]} */
function sideBySide({planets}) {
  const step = WIDTH / planets.length;
  return planets.map((planet, i) => ({planet, x: step * (i + 0.5), y: 78, r: Math.min(42, step * 0.29)}));
}

/** The planets of a star side by side, the stars as far apart as they need. @param {Scenario} scenario @param {Printed} facts @returns {World[]} */
function inTheGalaxy({planets, systems}, facts) {
  const r = planets.length > 30 ? 7 : 13;
  const stars = systems.flatMap(({id}) => {
    const star = facts.system.get(Number(id));
    const own = planets.filter(each => facts.planet.get(each.id)?.system === id);
    return star && own.length ? [{own, x: star.x, y: star.y, width: 0, height: 0}] : [];
  });
  const all = around(stars, 0);
  const boxes = apart(stars.map(({own, x, y}) => ({
    own,
    x: MARGIN + ((x - all.x) / Math.max(1, all.width)) * (WIDTH - 2 * MARGIN) - own.length * r * 1.3,
    y: MARGIN + ((y - all.y) / Math.max(1, all.height)) * (HEIGHT - 2 * MARGIN) - r * 1.3,
    width: own.length * r * 2.6,
    height: r * 2.6,
  })));
  const taken = around(boxes, MARGIN);
  const scale = Math.min(1, WIDTH / taken.width, HEIGHT / taken.height);
  const [left, top] = [(WIDTH - taken.width * scale) / 2, (HEIGHT - taken.height * scale) / 2];
  return boxes.flatMap(({own, x, y}) => own.map((planet, i) => ({
    planet,
    x: left + (x - taken.x + (i + 0.5) * r * 2.6) * scale,
    y: top + (y - taken.y + r * 1.3) * scale,
    r: r * scale,
  })));
}

/** A scenario at a glance: its planets as the board paints them, each with its loyalty and defence while there is room. Decoration; the card says it in words. */
class ScenarioPicture extends PaintedPicture {
  static properties = {scenario: {attribute: false}, facts: {attribute: false}};

  static styles = css`
    :host {
      position: relative;
      display: block;
      container-type: inline-size;
      aspect-ratio: 480 / 200;
      background: light-dark(#dfe8f8, #0b1024);
      overflow: hidden;
    }
    canvas,
    svg {
      position: absolute;
      inset: 0;
      width: 100%;
      height: 100%;
    }
    text {
      fill: var(--text);
      font-size: 15px;
      font-weight: 650;
      text-anchor: middle;
      paint-order: stroke;
      stroke: light-dark(#f4f7fd, #070b18);
      stroke-width: 3px;
    }
    .small {
      font-size: 12.5px;
    }
    .word {
      fill: var(--text-soft);
      font-size: 12px;
      font-weight: 400;
    }
    /* Small print in a small picture is read by nobody: larger names, as long as there is room for them, and the loyalty by its track alone. */
    @container (max-width: 320px) {
      text {
        font-size: 26px;
      }
      .small,
      .word {
        display: none;
      }
    }
    .track {
      fill: var(--panel);
      stroke: var(--line);
    }
    .l-patriotic,
    .l-loyal {
      fill: var(--empire);
      stroke: none;
    }
    .l-neutral {
      fill: var(--text-soft);
      stroke: none;
    }
    .l-dissent,
    .l-unrest {
      fill: var(--rebel);
      stroke: none;
    }
    .risen {
      fill: none;
      stroke: var(--rebel);
      stroke-width: 2px;
    }
    .realm {
      opacity: 0.22;
    }
    .p1 {
      fill: var(--province-1);
    }
    .p2 {
      fill: var(--province-2);
    }
    .p3 {
      fill: var(--province-3);
    }
    .p4 {
      fill: var(--province-4);
    }
    .p5 {
      fill: var(--province-5);
    }
    .rebel {
      color: var(--rebel);
    }
    .shield {
      color: var(--accent);
    }
    .level {
      fill: var(--on-accent);
      stroke: none;
      font-size: 13px;
      font-weight: 800;
    }
  `;

  constructor() {
    super();
    /** @type {Scenario | null} */ this.scenario = null;
    /** @type {Printed | null} */ this.facts = null;
  }

  get worlds() {
    return this.scenario && this.facts ? worldsOf(this.scenario, this.facts) : [];
  }

  render() {
    const {worlds} = this;
    return html`<canvas aria-hidden="true"></canvas>
      <svg viewBox="0 0 ${WIDTH} ${HEIGHT}" aria-hidden="true">${worlds.map(world => (worlds.length > FEW ? far(world, this.facts) : near(world, worlds.length)))}</svg>`;
  }

  paint() {
    const canvas = this.renderRoot.querySelector('canvas');
    const {width} = this.getBoundingClientRect();
    const pen = canvas?.getContext('2d');
    const {scenario, facts, worlds} = this;
    if (!canvas || !pen || !width || !scenario || !facts) return;
    const theme = settings.shownTheme();
    const light = {theme, density: Math.min(2, devicePixelRatio)};
    const scale = width / WIDTH;
    const dots = scale * light.density;
    Object.assign(canvas, {width: Math.round(WIDTH * dots), height: Math.round(HEIGHT * dots)});
    pen.scale(dots, dots);
    const sky = `scenario ${scenario.id} ${theme}`;
    const behind = studio.picture(sky);
    if (behind) pen.drawImage(behind, 0, 0, WIDTH, HEIGHT);
    for (const {planet, x, y, r} of worlds) {
      const painted = spriteOf(planet.id, r * scale, light);
      if (painted) pen.drawImage(painted, x - r * HALO, y - r * HALO, 2 * r * HALO, 2 * r * HALO);
    }
    const sun = [{x: WIDTH / 2, y: -60, r: 180, hue: theme === 'dark' ? '#ffb066' : '#ffcf7a'}];
    const missing = [
      {what: /** @type {const} */ ('sky'), key: sky, width: WIDTH, height: HEIGHT, how: {theme, seed: scenario.id.length, sun}},
      ...worlds.map(({planet, r}) => planetWanted(planet.id, planet.environs.flatMap(id => facts.environ.get(id) ?? []), r * scale, light)),
    ].filter(({key}) => !studio.picture(key));
    // Several cards share the painter; one that has everything leaves it to the others.
    if (missing.length) studio.want(missing);
  }
}

/** @param {World} world @param {number} count */
function near({planet, x, y, r}, count) {
  const at = LOYALTIES.findIndex(loyalty => loyalty === planet.loyalty);
  const space = Math.min(20, r * 0.48);
  return svg`<g transform="translate(${x} ${y})">
    ${planet.rebelControlled ? svg`<circle class="risen" r=${r + 5}></circle><g class="rebel" transform="translate(${-r - 10} ${-r - 4}) scale(.95)">${sidePictogram('rebel')}</g>` : nothing}
    <g class="shield" transform="translate(${r * 0.7} ${-r - 4})">${shieldMark()}<text class="level" x="12" y="16.5">${planet.pdbLevel}</text></g>
    <text class=${count > 3 ? 'small' : ''} y="68">${planet.name}</text>
    ${LOYALTIES.map((word, i) => svg`<rect class="track ${i === at ? `l-${word}` : ''}" x=${(i - 2.5) * space + 1} y="78" width=${space - 2} height="9" rx="3"></rect>`)}
    <text class="word" y="104">${planet.loyalty}</text>
  </g>`;
}

/** The colour of its province shows where it is. @param {World} world @param {Printed | null} facts */
function far({planet, x, y, r}, facts) {
  const province = facts?.system.get(facts.planet.get(planet.id)?.system ?? 0)?.province;
  return svg`<circle class="realm p${province}" cx=${x} cy=${y} r=${2.6 * r}></circle>${planet.rebelControlled ? svg`<circle class="risen" cx=${x} cy=${y} r=${r + 3}></circle>` : nothing}`;
}

customElements.define('scenario-picture', ScenarioPicture);
