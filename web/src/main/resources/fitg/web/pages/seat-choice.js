import {LitElement, css, html, nothing} from 'lit';
import {OTHER, SIDES, shared, sideName} from '../ui/shared.js';
import {pictogram, sidePictogram} from '../reference/pictograms.js';
import {gentlePlayer} from './levels.js';

/** @import {ComputerPlayer, Game, NewSeat, NewSeats, Viewer} from '../net/documents.js' */

/**
 * Who plays which side: oneself, a computer player, or somebody to invite.
 *
 * @fires seated whenever another choice stands there
 */
export class SeatChoice extends LitElement {
  static properties = {
    players: {attribute: false},
    side: {state: true},
    opponent: {state: true},
    level: {state: true},
  };

  static styles = [
    shared,
    css`
      :host {
        display: grid;
        gap: 1.25rem;
      }
      fieldset {
        border: 0;
        margin: 0;
        padding: 0;
        min-width: 0;
      }
      legend {
        font-weight: 650;
        padding: 0;
        margin-bottom: 0.5rem;
      }
      .choices {
        display: grid;
        grid-template-columns: repeat(auto-fit, minmax(min(7rem, 100%), 1fr));
        gap: 0.6rem;
      }
      .choice {
        display: grid;
        grid-template-columns: auto 1fr;
        align-items: center;
        gap: 0.1rem 0.7rem;
        min-height: 2.75rem;
        margin: 0;
        padding: 0.4rem 0.7rem;
        border: 2px solid var(--line);
        border-radius: var(--radius);
        background: var(--panel);
        font-weight: 400;
        cursor: pointer;
        position: relative;
      }
      .choice:hover {
        border-color: var(--accent);
      }
      .choice:has(:checked) {
        border-color: var(--accent);
        background: var(--panel-raised);
        box-shadow: inset 0 0 0 1px var(--accent);
      }
      .choice:has(:focus-visible) {
        outline: 3px solid var(--focus);
        outline-offset: 2px;
      }
      .choice input {
        appearance: none;
        position: absolute;
        inset: 0;
        margin: 0;
        opacity: 0;
        cursor: pointer;
      }
      .choice b {
        display: block;
      }
      .marks {
        display: flex;
        gap: 0.2rem;
      }
      .pictogram {
        width: 1.6rem;
        height: 1.6rem;
      }
      .rebel {
        color: var(--rebel);
      }
      .imperial {
        color: var(--empire);
      }
      small {
        color: var(--text-soft);
        font-size: 0.88rem;
      }
      .three {
        grid-template-columns: 1fr;
        gap: 0.4rem;
      }
      .choice b {
        font-weight: 650;
      }
      .three span:last-child {
        display: flex;
        flex-wrap: wrap;
        align-items: baseline;
        gap: 0 0.7rem;
      }
      .three .marks {
        min-width: 3.4rem;
      }
      @media (max-width: 800px) {
        :host {
          gap: 0.6rem;
        }
        legend {
          margin-bottom: 0.2rem;
        }
        .choice {
          gap: 0.1rem 0.4rem;
          padding: 0.2rem 0.5rem;
          font-size: 0.9rem;
        }
        .choice small {
          display: none;
        }
        .marks,
        #manner {
          display: none;
        }
        .three {
          grid-template-columns: repeat(3, 1fr);
        }
      }
      .levels {
        margin-top: 0.6rem;
      }
      .levels p {
        margin: 0.4rem 0 0;
        color: var(--text-soft);
      }
    `,
  ];

  constructor() {
    super();
    /** @type {ComputerPlayer[]} */ this.players = [];
    this.side = 'rebel';
    this.opponent = 'computer';
    /** @type {string | undefined} */ this.level = undefined;
  }

  /** @returns {ComputerPlayer | undefined} */
  get player() {
    return this.players.find(player => player.level === this.level) ?? gentlePlayer(this.players);
  }

  /** As in another game: the side one had there, against whoever had the other. @param {Game} game @param {Viewer} viewer */
  likeIn({seats}, viewer) {
    const people = SIDES.filter(side => seats[side].kind !== 'computer');
    const mine = viewer !== 'spectator' ? viewer : people.length === 2 ? 'both' : (people[0] ?? 'rebel');
    this.side = mine;
    const other = mine === 'both' ? undefined : seats[OTHER[mine]];
    this.opponent = other && other.kind !== 'computer' ? 'invite' : 'computer';
    this.level = other?.level;
  }

  /** The seats as the server wants to hear of them. @param {string} name @returns {NewSeats} */
  seats(name) {
    /** @type {NewSeat} */
    const mine = {kind: 'human', name: name || undefined};
    /** @type {NewSeat} */
    const other = this.opponent === 'invite' ? {kind: 'open'} : {kind: 'computer', level: this.player?.level};
    if (this.side === 'both') return {rebel: mine, imperial: mine};
    return this.side === 'rebel' ? {rebel: mine, imperial: other} : {rebel: other, imperial: mine};
  }

  updated() {
    this.dispatchEvent(new Event('seated', {bubbles: true, composed: true}));
  }

  render() {
    return html`
      <fieldset>
        <legend>You play</legend>
        <div class="choices three">
          ${this.sideChoice('rebel', 'The Rebels', 'win hearts, raise planets', ['rebel'])}
          ${this.sideChoice('imperial', 'The Empire', 'hunt them, hold what is held', ['imperial'])}
          ${this.sideChoice('both', 'Both sides', 'two people at this screen', ['rebel', 'imperial'])}
        </div>
      </fieldset>
      ${this.side === 'both' ? nothing : this.against()}
    `;
  }

  /** @param {string} value @param {string} title @param {string} words @param {string[]} sides */
  sideChoice(value, title, words, sides) {
    return html`<label class="choice">
      <input type="radio" name="side" .checked=${this.side === value} @change=${() => (this.side = value)} />
      <span class="marks">${sides.map(side => html`<span class=${side}>${pictogram(sidePictogram(side))}</span>`)}</span>
      <span><b>${title}</b><small>${words}</small></span>
    </label>`;
  }

  against() {
    const other = this.side === 'rebel' ? 'imperial' : 'rebel';
    return html`<fieldset>
      <legend>The ${sideName(other)} ${other === 'rebel' ? 'are' : 'is'} played by</legend>
      <div class="choices">
        ${this.opponentChoice('computer', 'The computer', 'here and now')}
        ${this.opponentChoice('invite', 'Somebody you invite', 'you get a link to send')}
      </div>
      ${this.opponent === 'computer' ? this.strength() : nothing}
    </fieldset>`;
  }

  /** @param {string} value @param {string} title @param {string} words */
  opponentChoice(value, title, words) {
    return html`<label class="choice">
      <input type="radio" name="opponent" .checked=${this.opponent === value} @change=${() => (this.opponent = value)} />
      <span></span><span><b>${title}</b><small>${words}</small></span>
    </label>`;
  }

  strength() {
    const {player} = this;
    return html`<div class="levels">
      <label for="level">How strong</label>
      <select id="level" aria-describedby="manner" @change=${(/** @type {Event} */ event) => (this.level = /** @type {HTMLSelectElement} */ (event.target).value)}>
        ${this.players.map(each => html`<option value=${each.level} ?selected=${each === player}>${each.name}</option>`)}
      </select>
      <p id="manner" aria-live="polite">${player?.description}</p>
    </div>`;
  }
}

customElements.define('seat-choice', SeatChoice);
