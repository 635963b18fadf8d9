import {LitElement, css, html, svg} from 'lit';
import {shared, sideName} from '../ui/shared.js';

/** @import {LogEntry} from '../net/documents.js' */
/** @import {Printed} from '../net/printed.js' */

/**
 * A game from its beginning to its end, to be scrubbed through: player-turns as bands (the Rebels above, the Empire
 * below), turns with their numbers, segments as fine marks. Says 'moment' with the length of the log.
 */
class TimeLine extends LitElement {
  static properties = {log: {attribute: false}, at: {type: Number}, facts: {attribute: false}};

  static styles = [
    shared,
    css`
      :host {
        position: relative;
        padding-top: 1.9rem;
      }
      svg {
        position: absolute;
        inset: 0 0.7rem auto;
        width: calc(100% - 1.4rem);
        height: 2rem;
        overflow: visible;
        pointer-events: none;
      }
      .rebel {
        fill: var(--rebel);
      }
      .imperial {
        fill: var(--empire);
      }
      .tick {
        stroke: var(--text-soft);
        stroke-width: 1;
        opacity: 0.55;
      }
      .turn {
        stroke: var(--text);
        stroke-width: 1.5;
      }
      text {
        fill: var(--text);
        font-size: 0.78rem;
        font-weight: 650;
      }
      label {
        margin: 0;
      }
      input[type='range'] {
        display: block;
        width: 100%;
        height: 1.6rem;
        min-height: 0;
        margin: 0;
        padding: 0;
        border: 0;
        background: none;
        accent-color: var(--accent);
        cursor: pointer;
      }
    `,
  ];

  constructor() {
    super();
    /** @type {LogEntry[]} */ this.log = [];
    /** @type {Printed | null} */ this.facts = null;
    this.at = 0;
  }

  /** @param {InputEvent} event */
  moved(event) {
    const number = Number(/** @type {HTMLInputElement} */ (event.target).value);
    this.dispatchEvent(new CustomEvent('moment', {detail: {number}, bubbles: true, composed: true}));
  }

  render() {
    return html`
      <svg aria-hidden="true">${this.bands()} ${this.ticks()} ${this.turns()}</svg>
      <label class="visually-hidden" for="scrub">Moment of the game</label>
      <input id="scrub" type="range" min="0" max=${this.log.length} .value=${String(this.at)} aria-valuetext=${this.words()} @input=${this.moved} />
    `;
  }

  /** @param {number} number */
  x(number) {
    return `${(100 * number) / Math.max(1, this.log.length)}%`;
  }

  /** Who moved when. */
  bands() {
    const starts = this.log.filter(entry => entry.type === 'SegmentBegan' && entry.data.segment === 'start');
    return starts.map((entry, i) => {
      const to = starts[i + 1]?.number ?? this.log.length;
      const width = `${(100 * (to - entry.number)) / Math.max(1, this.log.length)}%`;
      const rebel = entry.data.phasing === 'rebel';
      return svg`<rect class=${rebel ? 'rebel' : 'imperial'} x=${this.x(entry.number)} y=${rebel ? 18 : 25} width=${width} height="4" rx="2"></rect>`;
    });
  }

  ticks() {
    return this.log
      .filter(entry => entry.type === 'SegmentBegan')
      .map(entry => svg`<line class="tick" x1=${this.x(entry.number)} x2=${this.x(entry.number)} y1="18" y2="29"></line>`);
  }

  turns() {
    return this.log
      .filter(entry => entry.type === 'TurnBegan')
      .map(
        entry => svg`<line class="turn" x1=${this.x(entry.number)} x2=${this.x(entry.number)} y1="2" y2="31"></line>
          <text x=${this.x(entry.number)} dx="4" y="12">${entry.data.turn}</text>`,
      );
  }

  /** Where that is, for those who do not see the marks. */
  words() {
    const {turn, side, segment} = whereabouts(this.log, this.at);
    const name = this.facts?.words.segments.find(each => each.id === segment)?.name ?? segment;
    const parts = [turn ? `turn ${turn}` : 'set-up', side && sideName(side), turn && name, `entry ${this.at} of ${this.log.length}`];
    return parts.filter(Boolean).join(', ');
  }
}

/** Turn, side and segment at a moment. @param {LogEntry[]} log @param {number} at */
export function whereabouts(log, at) {
  const told = log.slice(0, at);
  const segment = told.findLast(entry => entry.type === 'SegmentBegan')?.data;
  return {
    turn: told.findLast(entry => entry.type === 'TurnBegan')?.data.turn,
    side: segment?.phasing,
    segment: segment?.segment,
  };
}

/** The same turn and segment in another viewer's log. @param {LogEntry[]} log @param {ReturnType<typeof whereabouts>} then */
export function sameTime(log, {turn, side, segment}) {
  if (!turn) return 0;
  const begun = log.findIndex(entry => entry.type === 'TurnBegan' && entry.data.turn === turn);
  const there = log.findIndex(
    (entry, i) => i > begun && entry.type === 'SegmentBegan' && entry.data.phasing === side && entry.data.segment === segment,
  );
  return (there < 0 ? begun : there) + 1;
}

customElements.define('time-line', TimeLine);
