import {LitElement, css, html, nothing} from 'lit';
import {Refused, freshNonce, post} from '../net/api.js';
import {myName, remember, rememberName, seatAddress} from '../net/my-seats.js';
import {shared} from '../ui/shared.js';

/** Following an invitation. */
class JoinPage extends LitElement {
  static properties = {invitation: {}, error: {state: true}};

  static styles = [
    shared,
    css`
      :host {
        max-width: 30rem;
        margin: 3rem auto;
        padding: 0 1rem;
      }
      form {
        display: grid;
        gap: 1rem;
      }
    `,
  ];

  /** @param {SubmitEvent} event */
  async join(event) {
    event.preventDefault();
    const form = new FormData(/** @type {HTMLFormElement} */ (event.target));
    const name = String(form.get('name') ?? '').trim();
    rememberName(name);
    try {
      const seated = await post('/api/join', {invitation: this.invitation, name: name || null, nonce: freshNonce()});
      const seat = {game: seated.game.id, side: seated.side, token: seated.token};
      remember(seat);
      history.replaceState(null, '', seatAddress(seat));
      window.dispatchEvent(new PopStateEvent('popstate'));
    } catch (refused) {
      this.error = refused instanceof Refused ? refused.message : String(refused);
    }
  }

  render() {
    return html`
      <h1>You are invited to a game</h1>
      ${this.error ? html`<p class="error" role="alert">${this.error}</p>` : nothing}
      <form class="panel" @submit=${this.join}>
        <div>
          <label for="name">Your name</label>
          <input id="name" name="name" maxlength="40" autocomplete="nickname" .value=${myName()} />
        </div>
        <button class="primary">Take the seat</button>
      </form>
    `;
  }
}

customElements.define('join-page', JoinPage);
