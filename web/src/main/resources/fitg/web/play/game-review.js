import {LitElement, css, html, nothing, svg} from 'lit';
import {getInTime, sentence} from '../net/api.js';
import {shared, sideMark, sideName} from '../ui/shared.js';
import '../replay/fork-dialog.js';

/** @import {Game, Review, CostlyDecision, Viewer} from '../net/documents.js' */

const WIDTH = 340, HEIGHT = 130, LEFT = 34;

/** What can be learned from a finished game: the chances by decision, the decisions that cost most, and another try at each. */
class GameReview extends LitElement {
  static properties = {game: {attribute: false}, viewer: {}, token: {}, wide: {type: Boolean}, review: {state: true}, error: {state: true}};

  static styles = [
    shared,
    css`
      :host {
        display: block;
        text-align: start;
      }
      .look {
        display: grid;
        gap: 0.5rem 3rem;
      }
      @media (min-width: 801px) {
        .look.wide {
          grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
        }
      }
      h3 {
        font-size: 0.95rem;
        margin: 0.8rem 0 0.2rem;
      }
      svg {
        display: block;
        width: 100%;
        height: auto;
        overflow: visible;
      }
      .even {
        stroke: var(--line);
        stroke-dasharray: 4 4;
      }
      .chances {
        fill: none;
        stroke: var(--rebel);
        stroke-width: 2;
        stroke-linejoin: round;
      }
      text {
        font-size: 12px;
        fill: var(--text-soft);
      }
      .costly {
        fill: var(--accent);
      }
      .number {
        fill: var(--on-accent);
        font-weight: 700;
        text-anchor: middle;
      }
      ol {
        display: grid;
        gap: 0.8rem;
        margin: 0;
        padding-inline-start: 1.4rem;
        font-size: 0.875rem;
      }
      p {
        margin: 0.15rem 0;
      }
      .row {
        margin-top: 0.3rem;
      }
    `,
  ];

  constructor() {
    super();
    /** @type {Game | null} */ this.game = null;
    /** @type {Viewer} */ this.viewer = 'spectator';
    /** @type {string | null} */ this.token = null;
    /** Whether there is room beside each other. */ this.wide = false;
    /** @type {Review | null} */ this.review = null;
    this.error = '';
  }

  firstUpdated() {
    this.load();
  }

  async load() {
    try {
      this.review = /** @type {Review} */ (await getInTime(`/api/games/${this.game?.id}/review`, this.token));
      this.error = '';
    } catch (refused) {
      this.error = sentence(refused);
    }
  }

  render() {
    if (this.error) return html`<p class="error" role="alert">${this.error}</p><button @click=${this.load}>Try again</button>`;
    if (!this.review) return html`<p role="status">Playing the doubtful decisions on in thought …</p>`;
    const {curve, costly} = this.review;
    return html`<div class="look ${this.wide ? 'wide' : ''}">
        ${curve.length > 1 ? html`<div><h3>Who was likely to win</h3>${this.chances()}</div>` : nothing}
        <div>
          <h3>What cost most</h3>
          ${costly.length
            ? html`<p class="soft">Each was played on in many imagined games that fit what the side knew then.</p>
                <ol>${costly.map(each => this.costly(each))}</ol>`
            : html`<p>No decision was found that clearly cost anything.</p>`}
        </div>
      </div>
      <fork-dialog .game=${this.game?.id ?? ''} .token=${this.token}></fork-dialog>`;
  }

  chances() {
    const {curve, costly} = /** @type {Review} */ (this.review);
    const [first, last] = [curve[0].at, Math.max(curve[curve.length - 1].at, curve[0].at + 1)];
    const x = (/** @type {number} */ at) => LEFT + ((at - first) * (WIDTH - LEFT - 6)) / (last - first);
    const y = (/** @type {number} */ chance) => 12 + (1 - chance) * (HEIGHT - 24);
    const nearest = (/** @type {number} */ at) => curve.findLast(each => each.at <= at) ?? curve[0];
    return html`<svg viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-label="Chances of the Rebels in the course of the game, from ${percent(curve[0].rebels)} to ${percent(curve[curve.length - 1].rebels)}">
      ${svg`<path class="even" d="M${LEFT} ${y(0.5)}H${WIDTH}"></path>
        <text x="0" y=${y(1) + 4}>100 %</text><text x="0" y=${y(0.5) + 4}>50 %</text><text x="0" y=${y(0) + 4}>0 %</text>
        <path class="chances" d="M${curve.map(({at, rebels}) => `${x(at).toFixed(1)} ${y(rebels).toFixed(1)}`).join('L')}"></path>
        ${costly.map(({at}, i) => {
          const to = y(nearest(at).rebels);
          return svg`<circle class="costly" cx=${x(at)} cy=${to} r="8"></circle><text class="number" x=${x(at)} y=${to + 4}>${i + 1}</text>`;
        })}`}
    </svg>`;
  }

  /** @param {CostlyDecision} decision */
  costly(decision) {
    const {side, turn, prompt, played, better, chance, without, reason, at} = decision;
    return html`<li>
      <p><span class="side">${sideMark(side)}</span> ${sideName(side)}, turn ${turn}. ${prompt}</p>
      <p>Played: <b>${played}</b>, which won ${percent(chance)}. Better: <b>${better}</b>, ${percent(without)}.</p>
      ${reason ? html`<p class="soft">${reason}</p>` : nothing}
      <div class="row">
        <a class="button" href="/games/${this.game?.id}/replay?at=${at}${this.token ? `#${this.token}` : ''}">Look at it</a>
        <button @click=${() => this.again(decision)}>Play it again from here</button>
      </div>
    </li>`;
  }

  /** @param {CostlyDecision} decision */
  again({action, side}) {
    const dialog = /** @type {import('../replay/fork-dialog.js').ForkDialog} */ (this.renderRoot.querySelector('fork-dialog'));
    if (this.game) dialog.show(action, this.game, this.viewer === 'spectator' ? side : this.viewer);
  }
}

/** @param {number} chance */
const percent = chance => `${Math.round(100 * chance)} %`;

customElements.define('game-review', GameReview);
