import {LitElement, css, html, nothing, svg} from 'lit';
import {unsafeSVG} from 'lit/directives/unsafe-svg.js';
import {lettering, lineWidth} from '../board/art/lettering.js';
import {atTheTable, presenceLook} from './at-the-table.js';
import {signed} from './goals-panel.js';
import {SIDES, shared, sideMark, sideName} from '../ui/shared.js';

/** @import {Board, ComputerPlayer, Realm, Side, SocketPresence, View} from '../net/documents.js' */

/** Of a longer game only the turns around the present one are shown. */
const MANY_TURNS = 10;

/** The state of the game in one line: the turn, whose, which segment, the points and where they come from. */
export class StatusBar extends LitElement {
  static properties = {view: {attribute: false}, presence: {attribute: false}};

  static styles = [
    shared,
    presenceLook,
    css`
      :host {
        display: flex;
        gap: 1.1rem;
        align-items: center;
        height: 3.25rem;
        padding: 0 13.5rem 0 3.5rem;
        border-bottom: 1px solid var(--line);
        background: var(--panel);
        white-space: nowrap;
        position: relative; /* so that what is only read out does not make the page wider */
        overflow: hidden;
      }
      h1 {
        margin: 0;
        font-size: 1rem;
        line-height: 1;
      }
      h1 svg {
        display: block;
        overflow: visible;
      }
      h1 path {
        fill: none;
        stroke: var(--ivory);
        stroke-linecap: round;
        stroke-linejoin: round;
      }
      .turns,
      .phases {
        display: inline-flex;
        gap: 0.35rem;
        align-items: center;
        margin: 0;
        padding: 0;
        list-style: none;
      }
      .turn {
        width: 0.6rem;
        height: 0.6rem;
        border-radius: 50%;
        background: var(--line);
      }
      .past {
        background: var(--text-soft);
      }
      .turn.now {
        width: 1.6rem;
        height: 1.6rem;
        display: grid;
        place-items: center;
        background: var(--accent);
        color: var(--on-accent);
        font-weight: 800;
        font-size: 0.8125rem;
      }
      .phases li {
        padding: 0.15rem 0.5rem;
        font-size: 0.8125rem;
        color: var(--text-soft);
        border: 1px solid transparent;
        border-radius: 999px;
      }
      .phases .now {
        color: var(--text);
        font-weight: 700;
        background: var(--panel-raised);
        border-color: var(--accent);
      }
      .whose {
        display: inline-flex;
        gap: 0.4rem;
        align-items: center;
      }
      .rebel {
        color: var(--rebel);
      }
      .imperial {
        color: var(--empire);
      }
      .score {
        padding: 0 0.4rem;
        min-height: 2.2rem;
        background: none;
        border-color: transparent;
        gap: 0.45rem;
      }
      .score b {
        font-size: 1.15rem;
        font-variant-numeric: tabular-nums;
      }
      .score svg {
        width: 7rem;
        height: 1.2rem;
        overflow: visible;
      }
      .bed {
        fill: var(--line);
      }
      .run {
        fill: var(--rebel);
      }
      .you {
        margin-inline-start: auto;
        display: inline-flex;
        gap: 0.4rem;
        align-items: center;
      }
      .computer {
        display: block;
        min-width: 0;
        overflow: hidden;
        text-overflow: ellipsis;
      }
      .presence {
        font-size: 0.8125rem;
      }
      [popover] {
        color: var(--text);
        background: var(--panel);
        border: 1px solid var(--line);
        border-radius: var(--radius);
        padding: 1rem;
        max-width: 22rem;
        white-space: normal;
      }
      #points {
        max-width: min(36rem, 96vw);
        max-height: 82dvh;
        overflow: auto;
      }
      .purse {
        display: inline-flex;
        gap: 0.6rem;
        font-variant-numeric: tabular-nums;
      }
      .short,
      .sign {
        display: none;
      }
      @media (max-width: 1320px) {
        .phases li:not(.now),
        .by {
          position: absolute;
          clip-path: inset(50%);
        }
        .score svg {
          width: 4rem;
        }
      }
      @media (max-width: 1120px) {
        :host {
          gap: 0.7rem;
        }
        .turn:not(.now),
        .score svg,
        h1 svg {
          display: none;
        }
        .short {
          display: inline;
        }
      }
      @media (max-width: 800px) {
        :host {
          height: 2.75rem;
          padding: 0 3rem 0 2.6rem;
          gap: 0.4rem;
          font-size: 0.875rem;
        }
        h1,
        .you,
        .opponent .who,
        .opponent .how,
        .computer,
        .whose .name,
        .round .word {
          position: absolute;
          clip-path: inset(50%);
        }
        .sign {
          display: inline;
        }
        .phases {
          min-width: 2rem;
        }
        .phases .now {
          overflow: hidden;
          text-overflow: ellipsis;
        }
        .score {
          margin-inline-start: auto;
          padding: 0;
        }
        .purse {
          gap: 0.35rem;
        }
      }
    `,
  ];

  constructor() {
    super();
    /** @type {View | null} */ this.view = null;
    /** @type {SocketPresence['seats'] | undefined} */ this.presence = undefined;
  }

  render() {
    const {view} = this;
    const board = view?.board;
    if (!board) return nothing;
    const {title, turn, lastTurn, phasing, points, pointsToWin} = board;
    return html`
      <h1>${atlas(title)}<span class="short">${title}</span></h1>
      <span class="turns" role="img" aria-label="Game-turn ${turn} of ${lastTurn}">
        ${Array.from({length: lastTurn}, (_, i) => i + 1).filter(each => lastTurn <= MANY_TURNS || Math.abs(each - turn) < 3).map(
          each => html`<span class="turn ${each < turn ? 'past' : each === turn ? 'now' : ''}">${each === turn ? each : ''}</span>`,
        )}
      </span>
      <span class="whose"><span class=${phasing}>${sideMark(phasing)}</span> <span class="name">${sideName(phasing)}</span></span>
      ${phases(board)}
      <button class="score" popovertarget="points" aria-label="Rebel points: ${points} of ${pointsToWin}. Where they come from">
        <svg viewBox="0 0 112 18" preserveAspectRatio="none" aria-hidden="true">${track(points / pointsToWin)}</svg>
        <b class="rebel">${signed(points)}</b> of ${pointsToWin}
      </button>
      <div id="points" popover @toggle=${this.learnGoals}><goals-panel .view=${view}></goals-panel></div>
      ${board.realm ? this.purse(board.realm) : nothing}
      <span class="you">${this.seat(view)}</span>
      ${this.opponent(view)} ${computers(view).map(([side, computer]) => this.computer(side, computer))}
    `;
  }

  /** @param {View} view */
  seat({viewer}) {
    return viewer === 'spectator'
      ? 'You watch'
      : html`<span class=${viewer}>${sideMark(viewer)}</span> You: ${sideName(viewer)}`;
  }

  /** The person across the table; to whoever watches, all who play. @param {View} view */
  opponent({viewer, game}) {
    return SIDES.filter(side => side !== viewer && game.seats[side].kind !== 'computer' && game.seats[side].name).map(
      side => html`<span class="opponent"><span class=${side}>${sideMark(side)}</span> <span class="who">${game.seats[side].name}</span> ${atTheTable(this.presence, side)}</span>`,
    );
  }

  /** Who the computer player is, and how it plays for those who ask. @param {Side} side @param {ComputerPlayer} computer */
  computer(side, {name, description}) {
    return html`<button class="score computer" popovertarget="manner-${side}">
        <span class=${side}>${sideMark(side)}</span> <span class="by">${sideName(side)}: </span>${name}
      </button>
      <div id="manner-${side}" popover><h2>${name}</h2><p>${description}</p></div>`;
  }

  learnGoals() {
    /** @type {import('./goals-panel.js').GoalsPanel | null} */ (this.renderRoot.querySelector('goals-panel'))?.learn();
  }

  /** The round within the game-turn and what both sides have to spend. @param {Realm} realm */
  purse({round, rebelPoints, imperialPoints}) {
    return html`<span class="purse" role="img" aria-label="${round ? `Round ${round}. ` : ''}Force points: Rebels ${rebelPoints}, Empire ${imperialPoints}">
      ${round ? html`<span class="round"><span class="word">Round </span><span aria-hidden="true" class="sign">↻</span>${round}</span>` : nothing}<span><span class="rebel">${sideMark('rebel')}</span> ${rebelPoints}</span><span><span class="imperial">${sideMark('imperial')}</span> ${imperialPoints}</span>
    </span>`;
  }

  /** What wins, whenever somebody wants to know. */
  showGoals() {
    /** @type {HTMLElement | null} */ (this.renderRoot.querySelector('#points'))?.togglePopover();
  }
}

/** The title in the atlas's own capitals; the words stand beside it for those who hear it. @param {string} title */
const atlas = title => html`<svg width=${Math.ceil((lineWidth(title, 3) * 14) / 14)} height="16" role="img" aria-label=${title}>${unsafeSVG(lettering(title, 1, 15, 14, {weight: 1.6, gap: 3}))}</svg>`;

/** The segments of a player-turn in short; what comes before and after them has its own name. */
const PHASES = [['movement', 'Move'], ['reaction', 'React'], ['military-combat', 'Fight'], ['search', 'Search'], ['missions', 'Missions']];

const MOST_PHASES = PHASES.length;

/** The same where there are orbits. */
const SECOND = [
  ['interplanetary-movement', 'Fleets'], ['space-combat', 'Space'], ['character-movement', 'Fly'], ['planetary-movement', 'March'], ['reaction', 'React'],
  ['environs-combat', 'Fight'], ['military-combat', 'Fight'], ['orbit-organisation', 'Orbit'], ['search', 'Search'], ['missions', 'Missions'],
];

/** @param {Board} board */
function phases({segment, theatre, province}) {
  const all = theatre || province ? around(SECOND.filter(([id]) => id !== (theatre ? 'military-combat' : 'environs-combat')), segment.id) : PHASES;
  const own = all.some(([id]) => id === segment.id);
  return html`<ol class="phases" aria-label="Segment: ${segment.name}">
    ${own
      ? all.map(([id, word]) => html`<li class=${id === segment.id ? 'now' : ''} aria-current=${id === segment.id ? 'step' : nothing}>${word}</li>`)
      : html`<li class="now" aria-current="step">${segment.name}</li>`}
  </ol>`;
}

/** As many of a long list as there is room for, with the present one among them. @param {string[][]} list @param {string} id */
function around(list, id) {
  const at = list.findIndex(([each]) => each === id);
  const from = Math.max(0, Math.min(at - 1, list.length - MOST_PHASES));
  return at < 0 ? [] : list.slice(from, from + MOST_PHASES);
}

/** How near the Rebels are to their goal. @param {number} part */
function track(part) {
  const x = Math.max(0, Math.min(1, part)) * 112;
  return svg`<rect class="bed" y="6" width="112" height="7" rx="3.5"></rect><rect class="run" y="6" width=${x} height="7" rx="3.5"></rect>
    <path class="run" d="M${x - 7} 17l7 -14l7 14z"></path>`;
}

/** The computer players at the table. @param {View} view @returns {Array<[Side, ComputerPlayer]>} */
const computers = ({game}) =>
  SIDES.flatMap(side => {
    const {computer} = game.seats[side];
    return computer ? [/** @type {[Side, ComputerPlayer]} */ ([side, computer])] : [];
  });

customElements.define('status-bar', StatusBar);
