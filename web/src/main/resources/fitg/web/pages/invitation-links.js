import {LitElement, css, html, nothing} from 'lit';
import {seatAddress} from '../net/my-seats.js';
import {shared, sideMark, sideName} from '../ui/shared.js';

/** The invitations of a game just opened, to be passed on, and the way to the table. */
class InvitationLinks extends LitElement {
  static properties = {opened: {attribute: false}, here: {type: Boolean}, said: {state: true}};

  static styles = [
    shared,
    css`
      :host {
        max-width: 44rem;
      }
      .invite {
        display: grid;
        gap: 0.6rem;
        margin-bottom: 1.25rem;
      }
      input {
        font-family: ui-monospace, monospace;
      }
      .said {
        min-height: 1.5em;
        color: var(--good);
        font-weight: 600;
      }
    `,
  ];

  constructor() {
    super();
    /** @type {import('./sitting-down.js').Gathering | null} */ this.opened = null;
    /** Whether this is the table already. */ this.here = false;
    this.said = '';
  }

  /** @param {string} link */
  async copy(link) {
    this.said = '';
    try {
      await navigator.clipboard.writeText(link);
      this.said = 'It is copied. Paste it into a message.';
    } catch {
      this.renderRoot.querySelector('input')?.select();
      this.said = 'The browser does not let us copy. The link is selected: copy it with the keyboard.';
    }
  }

  /** @param {string} link */
  async share(link) {
    try {
      await navigator.share({title: 'Freedom in the Galaxy', text: this.opened ? aboutIt(this.opened.game.title) : '', url: link});
    } catch {
      this.said = 'Nothing was shared.';
    }
  }

  render() {
    if (!this.opened) return nothing;
    const {game, invitations, seats} = this.opened;
    const [seat] = seats;
    return html`
      <h2>Invite the other player</h2>
      <p>Send this link. Whoever opens it first takes the seat, and the game begins.</p>
      ${Object.entries(invitations).map(([side, secret]) => this.invite(side, `${location.origin}/join#${secret}`, game.title))}
      <p class="said" role="status">${this.said}</p>
      ${this.here ? nothing : html`<a class="button primary" href=${seat ? seatAddress(seat) : `/games/${game.id}`}>To the table</a>`}
    `;
  }

  /** @param {string} side @param {string} link @param {string} title */
  invite(side, link, title) {
    return html`<div class="invite">
      <label for=${side}>${sideMark(side)} Invitation to play the ${sideName(side)}</label>
      <input id=${side} readonly .value=${link} @focus=${(/** @type {Event} */ event) => /** @type {HTMLInputElement} */ (event.target).select()} />
      <div class="row">
        <button @click=${() => this.copy(link)}>Copy the link</button>
        <button @click=${() => this.copy(`${aboutIt(title)} You play the ${sideName(side)}. ${link}`)}>Copy it with a few words</button>
        ${'share' in navigator ? html`<button @click=${() => this.share(link)}>Share …</button>` : nothing}
      </div>
    </div>`;
  }
}

/** What whoever gets a link should read before he follows it. @param {string} title */
const aboutIt = title => `A game of ${title}? It is a board game for two in the browser: rebels against an empire, nothing to install, no account. We can play at once or take days over it.`;

customElements.define('invitation-links', InvitationLinks);
