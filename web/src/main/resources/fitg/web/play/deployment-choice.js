import {LitElement, css, html, nothing} from 'lit';
import {get} from '../net/api.js';
import {shared} from '../ui/shared.js';

/** @import {Deployment, View} from '../net/documents.js' */

/**
 * Ways to set up that are worth starting from. One is laid out but for its last piece, so that it can still be changed
 * or taken back before the other side sees it.
 *
 * @fires deploy with the keys of the actions
 */
class DeploymentChoice extends LitElement {
  static properties = {view: {attribute: false}, token: {}, busy: {type: Boolean}, found: {state: true}};

  static styles = [
    shared,
    css`
      section {
        border: 1px dashed var(--line);
        border-radius: var(--radius);
        padding: 0.6rem 0.8rem;
        margin-bottom: 0.6rem;
      }
      h3 {
        font-size: 1rem;
        margin-bottom: 0.3rem;
      }
      ul {
        list-style: none;
        margin: 0;
        padding: 0;
        display: grid;
        gap: 0.4rem;
      }
      button {
        width: 100%;
        display: block;
      }
      small {
        display: block;
        color: var(--text-soft);
      }
    `,
  ];

  constructor() {
    super();
    /** @type {View | null} */ this.view = null;
    /** @type {string | null} */ this.token = null;
    this.busy = false;
    /** @type {Deployment[]} */ this.found = [];
  }

  /** @param {Map<string, unknown>} changed */
  willUpdate(changed) {
    if (changed.has('view') && this.asked !== this.view?.decision?.number) this.ask();
  }

  /** What still fits depends on what has been placed. */
  async ask() {
    const {view} = this;
    const asked = (this.asked = view?.decision?.number);
    if (view?.board?.segment.id !== 'set-up' || !view.decision) {
      this.found = [];
      return;
    }
    /** @type {Promise<Deployment[]>} */
    const answer = get(`/api/games/${view.game.id}/deployments`, this.token);
    const found = await answer.catch(() => []);
    if (this.asked === asked) this.found = found.filter(each => each.actions.length > 1);
  }

  render() {
    if (!this.found.length) return nothing;
    return html`<section aria-label="Suggested deployments">
      <h3>Set up in one step</h3>
      <ul>
        ${this.found.map(
          each => html`<li>
            <button ?disabled=${this.busy} @click=${() => this.deploy(each)}><b>${each.name}</b><small>${each.idea}</small></button>
          </li>`,
        )}
      </ul>
      <small>You place the last piece yourself, and until then you can take everything back.</small>
    </section>`;
  }

  /** What is being carried out is no longer on offer, also before the server has told what comes next. @param {{actions: string[]}} deployment */
  deploy({actions}) {
    this.found = [];
    this.dispatchEvent(new CustomEvent('deploy', {detail: actions.slice(0, -1)}));
  }
}

customElements.define('deployment-choice', DeploymentChoice);
