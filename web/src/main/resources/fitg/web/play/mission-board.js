import {LitElement, css, html, nothing} from 'lit';
import {lookUp} from '../reference/look-up.js';
import {shared} from '../ui/shared.js';
import {COUNTED, drawsLeft} from './mission-words.js';

/** @import {Mission, View} from '../net/documents.js' */
/** @import {Printed} from '../net/printed.js' */

/** The missions under way in the environ being handled: who is on them, and how often they have succeeded. */
class MissionBoard extends LitElement {
  static properties = {view: {attribute: false}, printed: {attribute: false}};

  static styles = [
    shared,
    css`
      :host {
        margin-bottom: 0.6rem;
      }
      section {
        border: 1px solid var(--line);
        border-radius: var(--radius);
        padding: 0.5rem 0.7rem;
      }
      h3 {
        font-size: 0.95rem;
        margin: 0 0 0.3rem;
      }
      ul {
        list-style: none;
        margin: 0;
        padding: 0;
        display: grid;
        gap: 0.3rem;
      }
      li {
        display: grid;
        grid-template-columns: auto 1fr auto;
        gap: 0.6rem;
        align-items: center;
        font-size: 0.9rem;
      }
      .letter {
        min-height: 2rem;
        min-width: 2rem;
        padding: 0;
        justify-content: center;
        background: var(--accent);
        border-color: var(--accent);
        color: var(--on-accent);
        font-weight: 800;
      }
      .got {
        color: var(--good);
        font-weight: 700;
      }
    `,
  ];

  constructor() {
    super();
    /** @type {View | null} */ this.view = null;
    /** @type {Printed | null} */ this.printed = null;
  }

  render() {
    const missions = this.view?.board?.missions;
    if (!missions?.underWay.length || !this.printed) return nothing;
    const environ = missions.environ ? this.printed.environ.get(missions.environ)?.name : '';
    return html`<section aria-label="Missions under way">
      <h3>Missions${environ ? ` in ${environ}` : ''} ${this.view?.decision && !COUNTED.has(this.view.decision.question) ? html`<small class="soft">· ${drawsLeft(this.view)}</small>` : nothing}</h3>
      <ul>
        ${missions.underWay.map(mission => this.mission(mission))}
      </ul>
    </section>`;
  }

  /** @param {Mission} mission */
  mission({letter, name, members, camp, letters}) {
    const who = members.map(number => this.printed?.character.get(number)?.name);
    if (camp) who.push('the camp');
    return html`<li>
      <button class="letter" aria-label="About ${name}" @click=${() => lookUp(this, 'mission', letter)}>${letter}</button>
      <span><b>${name}</b><br />${who.join(', ')}</span>
      <span class=${letters ? 'got' : 'soft'}>${letters ? `${letters} ${letters === 1 ? 'success' : 'successes'}` : 'no success yet'}</span>
    </li>`;
  }
}

customElements.define('mission-board', MissionBoard);
