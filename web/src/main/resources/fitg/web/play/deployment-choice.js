import {LitElement, css, html, nothing, svg} from 'lit';
import {TYPE_SIGN} from '../board/art/terrain.js';
import {get} from '../net/api.js';
import {shared} from '../ui/shared.js';

/** @import {Deployment, View} from '../net/documents.js' */
/** @import {Printed} from '../net/printed.js' */

/** More places than these are no picture any more. */
const MOST_PLACES = 8;

/**
 * Ways to set up that are worth starting from. One is laid out but for its last piece, so that it can still be changed
 * or taken back before the other side sees it.
 *
 * @fires deploy with the keys of the actions
 */
class DeploymentChoice extends LitElement {
  static properties = {view: {attribute: false}, printed: {attribute: false}, token: {}, busy: {type: Boolean}, found: {state: true}};

  static styles = [
    shared,
    css`
      section {
        border: 1px dashed var(--line);
        border-radius: var(--radius);
        padding: 0.6rem 0.8rem;
        margin-bottom: 0.6rem;
      }
      h2 {
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
      .where {
        display: flex;
        flex-wrap: wrap;
        gap: 0.1rem 0.8rem;
        margin-block: 0.15rem;
        font-size: 0.8125rem;
      }
      .where span {
        display: inline-flex;
        align-items: center;
        gap: 0.25rem;
      }
      .where svg {
        width: 1.1rem;
        height: 1.1rem;
        fill: var(--accent);
      }
      @media (max-width: 800px) {
        li small {
          display: -webkit-box;
          -webkit-box-orient: vertical;
          -webkit-line-clamp: 1;
          overflow: hidden;
        }
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
    /** @type {Printed | null} */ this.printed = null;
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
      <h2>Set up in one step</h2>
      <ul>
        ${this.found.map(
          each => html`<li>
            <button ?disabled=${this.busy} @click=${() => this.deploy(each)}><b>${each.name}</b>${this.where(each)}<small>${each.idea}</small></button>
          </li>`,
        )}
      </ul>
      <small>The last piece is yours to place; all can be taken back. Or place piece by piece, below.</small>
    </section>`;
  }

  /** How many pieces stand where in a plan, with the sign of each environ. @param {Deployment} plan */
  where({actions}) {
    /** @type {Map<number, number>} */ const many = new Map();
    for (const key of actions) {
      const environ = Number(/^(?:environ|place):(\d+)$/.exec(key)?.[1]);
      if (this.printed?.environ.has(environ)) many.set(environ, (many.get(environ) ?? 0) + 1);
    }
    if (!this.printed || many.size > MOST_PLACES) return nothing;
    const {environ, planet} = this.printed;
    const sites = [...many].sort(([one], [other]) => one - other).flatMap(([id]) => environ.get(id) ?? []).map(facts => ({facts, count: many.get(facts.id)}));
    const planets = [...new Set(sites.map(({facts}) => facts.planet))];
    return html`<span class="where">${planets.map(id => html`<span>${planet.get(id)?.name} ${sites.filter(({facts}) => facts.planet === id).map(({facts, count}) => html`<svg viewBox="0 0 20 20" role="img" aria-label=${facts.type}>${svg`<path fill-rule="evenodd" d=${TYPE_SIGN[facts.type] ?? ''}></path>`}</svg><b>${count}</b>`)}</span>`)}</span>`;
  }

  /** What is being carried out is no longer on offer, also before the server has told what comes next. @param {{actions: string[]}} deployment */
  deploy({actions}) {
    this.found = [];
    this.dispatchEvent(new CustomEvent('deploy', {detail: actions.slice(0, -1)}));
  }
}

customElements.define('deployment-choice', DeploymentChoice);
