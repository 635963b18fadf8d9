import {LitElement, css, html, nothing, svg} from 'lit';
import {LOYALTIES} from '../board/words.js';
import {curvesStyle} from '../galaxy/curves-style.js';
import {galaxyCurves, monthsIn} from '../galaxy/galaxy-curves.js';
import {getInTime} from '../net/api.js';
import {wholeLog} from '../net/log-pages.js';
import {shared} from '../ui/shared.js';

/** @import {Board, LogEntry, LogPart, Moment, Moments, View} from '../net/documents.js' */

/**
 * A moment of the curves: a player-turn of the game, its points and loyalties, and what the log said then.
 * @typedef {{at: number, board: Board}} Sample
 * @typedef {{turn: number, change: number, told: string, at: number, step: number}} Turning
 */
const WIDTH = 340, HEIGHT = 120;
/** So many turning points are told. */
const TOLD = 3;

/**
 * How a game went: the points turn by turn, the loyalty of each planet, and where it turned.
 *
 * @fires drawn with the points when they are known
 */
class GameCurves extends LitElement {
  static properties = {view: {attribute: false}, token: {}, samples: {state: true}, turnings: {state: true}};

  static styles = [
    shared,
    curvesStyle,
    css`
      :host {
        text-align: start;
      }
      h3 {
        font-size: 0.95rem;
        margin: 0.6rem 0 0.2rem;
      }
      svg {
        display: block;
        width: 100%;
        height: auto;
        overflow: visible;
      }
      .axis {
        stroke: var(--line);
      }
      .goal {
        stroke: var(--rebel);
        stroke-dasharray: 4 4;
      }
      .points {
        fill: none;
        stroke: var(--rebel);
        stroke-width: 2.5;
        stroke-linejoin: round;
      }
      .dot {
        fill: var(--rebel);
      }
      text {
        font-size: 12px;
        fill: var(--text-soft);
      }
      .turn {
        fill: var(--accent);
      }
      .number {
        fill: var(--on-accent);
        font-weight: 700;
        text-anchor: middle;
      }
      li {
        margin-bottom: 0.3rem;
      }
      .e {
        fill: var(--empire);
      }
      .n {
        fill: var(--neutral);
      }
      .r {
        fill: var(--rebel);
      }
      .held {
        fill: var(--on-rebel);
      }
      ol {
        margin: 0;
        padding-inline-start: 1.2rem;
        font-size: 0.875rem;
      }
    `,
  ];

  constructor() {
    super();
    /** @type {View | null} */ this.view = null;
    /** @type {string | null} */ this.token = null;
    /** @type {Sample[]} */ this.samples = [];
    /** @type {Turning[]} */ this.turnings = [];
    /** The game whose curves were asked for. */ this.asked = '';
  }

  willUpdate() {
    const id = this.view?.game.status === 'finished' ? this.view.game.id : undefined;
    if (!id || id === this.asked) return;
    this.asked = id;
    this.load(id).catch(() => (this.samples = [])); // the result stands without its curves
  }

  /** @param {string} game */
  async load(game) {
    const base = `/api/games/${game}`;
    const [entries, {moments}] = await Promise.all([
      wholeLog(game, this.token),
      /** @type {Promise<Moments>} */ (getInTime(`${base}/moments`, this.token)),
    ]);
    const ends = this.view?.board?.realm ? monthsIn(entries) : playerTurnsIn(entries);
    const wanted = [...new Set([...ends, entries.length].map(length => moments.findLast(each => each <= length) ?? 0))];
    const looks = await Promise.all(wanted.map(at => /** @type {Promise<Moment>} */ (getInTime(`${base}/view?at=${at}`, this.token))));
    const samples = wanted.flatMap((at, i) => {
      const {board} = looks[i].view;
      return board ? [{at, board}] : [];
    });
    this.samples = samples;
    this.turnings = turningPoints(samples, entries);
    this.dispatchEvent(new CustomEvent('drawn', {detail: samples.map(({board}) => board.points)}));
  }

  render() {
    if (this.samples.length < 2) return nothing;
    const [{board}] = this.samples;
    return html`<h3>Rebel points</h3>
      ${this.points(board.pointsToWin)}
      ${board.realm ? galaxyCurves(this.samples) : html`<h3>Loyalty</h3>${this.loyalties(board)}`}
      ${this.turnings.length
        ? html`<h3>Where it turned</h3>
            <ol>${this.turnings.map(({turn, change, told, at}) => html`<li><a href="/games/${this.view?.game.id}/replay?at=${at}${this.token ? `#${this.token}` : ''}">Turn ${turn}</a>: ${change > 0 ? '+' : '−'}${Math.abs(change)}. ${told}</li>`)}</ol>`
        : nothing}`;
  }

  /** @param {number} goal */
  points(goal) {
    const all = this.samples.map(({board}) => board.points);
    const low = Math.min(0, ...all), high = Math.max(goal, ...all);
    const x = (/** @type {number} */ i) => 24 + (i * (WIDTH - 30)) / (all.length - 1);
    const y = (/** @type {number} */ value) => HEIGHT - 14 - ((value - low) / (high - low)) * (HEIGHT - 26);
    return html`<svg viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-label="Rebel points by player-turn: ${all.join(', ')}; ${goal} were needed">
      ${svg`<path class="axis" d="M24 ${y(0)}H${WIDTH}"></path><path class="goal" d="M24 ${y(goal)}H${WIDTH}"></path>
        <text x="0" y=${y(goal) + 4}>${goal}</text><text x="8" y=${y(0) + 4}>0</text>
        <path class="points" d="M${all.map((value, i) => `${x(i).toFixed(1)} ${y(value).toFixed(1)}`).join('L')}"></path>
        ${all.map((value, i) => svg`<circle class="dot" cx=${x(i)} cy=${y(value)} r="3"></circle>`)}
        ${this.turnings.map(({step}, i) => svg`<circle class="turn" cx=${x(step)} cy=${y(all[step])} r="8"></circle><text class="number" x=${x(step)} y=${y(all[step]) + 4}>${i + 1}</text>`)}`}
    </svg>`;
  }

  /** A row for each planet, a field for each player-turn. @param {Board} first */
  loyalties(first) {
    const wide = (WIDTH - 80) / this.samples.length;
    return html`<svg viewBox="0 0 ${WIDTH} ${first.planets.length * 20}" role="img" aria-label="Loyalty of each planet by player-turn">
      ${first.planets.map(
        ({id, name}, row) => svg`<text x="0" y=${row * 20 + 14}>${name}</text>
          ${this.samples.map(({board}, i) => field(board.planets.find(each => each.id === id), 80 + i * wide, row * 20 + 2, wide - 1))}`,
      )}
    </svg>`;
  }
}

/** Where each player-turn begins, whatever its first segment is called. @param {LogPart['entries']} entries @returns {number[]} */
export function playerTurnsIn(entries) {
  const segments = entries.filter(({type, data}) => type === 'TurnBegan' || (type === 'SegmentBegan' && data.segment !== 'interphase'));
  return segments.filter(({type, data}, i) => type === 'SegmentBegan' && segments[i - 1]?.data.phasing !== data.phasing).map(({number}) => number);
}

/** @param {Board['planets'][number] | undefined} planet @param {number} x @param {number} y @param {number} wide */
function field(planet, x, y, wide) {
  if (!planet) return nothing;
  const at = LOYALTIES.indexOf(planet.loyalty);
  const risen = !planet.loyaltyInUse && planet.state.id !== 'rebellion-stopped';
  const lean = risen || at > 2 ? 'r' : at < 2 ? 'e' : 'n';
  const high = risen ? 16 : [14, 9, 5, 9, 14][at];
  return svg`<rect class=${lean} x=${x} y=${y + (16 - high) / 2} width=${wide} height=${high} rx="2"></rect>
    ${risen ? svg`<path class="held" d="M${x + wide / 2} ${y + 4}l4 8h-8z"></path>` : nothing}`;
}

/** The steps with the greatest change, told by the weightiest thing that happened in them. @param {Sample[]} samples @param {LogEntry[]} entries @returns {Turning[]} */
export function turningPoints(samples, entries) {
  const steps = samples.slice(1).map((sample, i) => {
    const weighty = entries.slice(samples[i].at, sample.at).filter(each => WEIGHTY.includes(each.type));
    return {
      turn: turnOf(entries, weighty[0]) ?? samples[i].board.turn,
      change: sample.board.points - samples[i].board.points,
      told: weighty.map(each => each.text).slice(0, 2).join(' '),
      at: (weighty[0]?.number ?? sample.at - 1) + 1,
      step: i + 1,
    };
  });
  return steps.filter(each => each.change && each.told).sort((a, b) => Math.abs(b.change) - Math.abs(a.change)).slice(0, TOLD).sort((a, b) => a.step - b.step);
}

/** The game-turn of an entry: a step from movement to movement has the end of one and the beginning of the next. @param {LogPart['entries']} entries @param {LogPart['entries'][number] | undefined} entry */
const turnOf = (entries, entry) => entry && entries.findLast(({type, number}) => type === 'TurnBegan' && number <= entry.number)?.data?.turn;

const WEIGHTY = ['PlanetChanged', 'Killed', 'Captured', 'LoyaltyShifted'];

customElements.define('game-curves', GameCurves);
