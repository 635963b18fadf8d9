import {LitElement, css, html, nothing} from 'lit';
import {go} from '../ui/go.js';
import {shared} from '../ui/shared.js';

/** Opens what somebody sent: an invitation, the address of a game, or the name of one. */
class OpenAddress extends LitElement {
  static properties = {error: {state: true}};

  static styles = [
    shared,
    css`
      form {
        display: grid;
        grid-template-columns: 1fr auto;
        gap: 0.6rem;
        align-items: end;
      }
      label,
      .error {
        grid-column: 1 / -1;
        margin: 0;
      }
    `,
  ];

  constructor() {
    super();
    this.error = '';
  }

  /** @param {SubmitEvent} event */
  open(event) {
    event.preventDefault();
    const text = String(new FormData(/** @type {HTMLFormElement} */ (event.target)).get('address') ?? '').trim();
    const address = addressOf(text);
    this.error = address ? '' : refusal(text);
    if (address) go(address);
  }

  render() {
    return html`
      <h2>Were you sent a link?</h2>
      <form @submit=${this.open}>
        <label for="address">Invitation, or address of a game to watch</label>
        <input id="address" name="address" autocomplete="off" spellcheck="false" inputmode="url" aria-describedby="refusal" />
        <button>Open</button>
        ${this.error ? html`<p class="error" id="refusal" role="alert">${this.error}</p>` : nothing}
      </form>
    `;
  }
}

/** Where a pasted text leads in this client, if anywhere. @param {string} text */
export function addressOf(text) {
  if (/^[\w-]{16}$/.test(text)) return `/games/${text}`;
  if (/^[\w-]{32}$/.test(text)) return `/join#${text}`;
  if (!URL.canParse(text, location.origin)) return null;
  const url = new URL(text, location.origin);
  const ours = /^\/games\/[\w-]{16}(\/replay)?$/.test(url.pathname) || (url.pathname === '/join' && url.hash.length > 1);
  return url.origin === location.origin && ours ? url.pathname + url.search + url.hash : null;
}

/** @param {string} text */
function refusal(text) {
  if (!text) return 'Paste the link first.';
  if (/^https?:/.test(text) && new URL(text).origin !== location.origin) {
    return `This link leads to another server, ${new URL(text).host}. Open it in the address line of the browser.`;
  }
  return 'This is neither an invitation nor the address of a game. It may be cut off: the part behind the # belongs to it.';
}

customElements.define('open-address', OpenAddress);
