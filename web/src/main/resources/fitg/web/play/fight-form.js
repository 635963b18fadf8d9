import {LitElement, css, html, nothing} from 'lit';
import {shared} from '../ui/shared.js';

/** @import {FightOrder, FightPress, View} from '../net/documents.js' */

/** @type {Record<FightPress, string>} */
const PRESSES = {even: 'while it is even or better', half: 'until half are lost', end: 'to the very end', odds: 'while the odds are above'};
/** The limits of which one can be named, in percent. */
const LIMITS = [25, 40, 60, 75];

/**
 * How the fights of a place go on, said once: then nobody is asked round by round.
 *
 * @fires fight with what was said
 * @fires peace when nothing is said of it any more
 */
class FightForm extends LitElement {
  static properties = {view: {attribute: false}, busy: {type: Boolean}};

  static styles = [
    shared,
    css`
      form,
      .kept {
        display: flex;
        flex-wrap: wrap;
        gap: 0.4rem;
        align-items: center;
        font-size: 0.875rem;
        margin: 0.2rem 0 0.5rem;
      }
      form {
        border: 1px dashed var(--line);
        border-inline-start: 4px solid var(--bad);
        border-radius: var(--radius);
        padding: 0.4rem 0.6rem;
      }
      b {
        flex-basis: 100%;
      }
      select,
      button {
        min-height: 2.2rem;
        max-width: 100%;
        width: auto;
      }
      option {
        background: var(--panel);
        color: var(--text);
      }
    `,
  ];

  constructor() {
    super();
    /** @type {View | null} */ this.view = null;
    this.busy = false;
  }

  render() {
    const {decision, fights} = this.view ?? {};
    return html`${fights ? this.kept(fights) : nothing}${decision?.fight && !this.isSaid ? this.form(decision) : nothing}`;
  }

  /** Whether it is said already how the fights here go on. */
  get isSaid() {
    const {decision, fights} = this.view ?? {};
    return Boolean(fights?.some(({place}) => String(place.id) === String(decision?.subject?.id)));
  }

  /** @param {FightOrder[]} fights */
  kept(fights) {
    return html`<p class="kept">${fights.map(({place, press, below, prisoners}) => html`<span>${place.name}: fight on ${PRESSES[press]}${press === 'odds' ? ` ${Math.round(100 * (below ?? 0))} %` : ''}${prisoners === undefined ? '' : prisoners ? ', take prisoners' : ', kill'}.</span>`)}
      <button ?disabled=${this.busy} @click=${() => this.dispatchEvent(new Event('peace'))}>Ask me again</button></p>`;
  }

  /** @param {import('../net/documents.js').Decision} decision */
  form({subject}) {
    return html`<form @submit=${this.say}>
      <b>The fight${subject?.name ? ` in ${subject.name}` : ''}</b>
      <label>Fight on <select name="press">${['even', 'half', 'end', ...LIMITS.map(each => `${each}`)].map(each => html`<option value=${each}>${each in PRESSES ? PRESSES[/** @type {FightPress} */ (each)] : `${PRESSES.odds} ${each} %`}</option>`)}</select></label>
      <label>and <select name="prisoners"><option value="">ask me whether to kill</option><option value="kill">kill</option><option value="take">take prisoners</option></select></label>
      <button ?disabled=${this.busy}>So be it</button>
    </form>`;
  }

  /** @param {SubmitEvent} event */
  say(event) {
    event.preventDefault();
    const said = new FormData(/** @type {HTMLFormElement} */ (event.target));
    const press = String(said.get('press'));
    const limit = Number(press);
    const wish = limit ? {press: 'odds', below: limit / 100} : {press};
    const prisoners = said.get('prisoners');
    this.dispatchEvent(new CustomEvent('fight', {detail: prisoners ? {...wish, prisoners: prisoners === 'take'} : wish}));
  }
}

customElements.define('fight-form', FightForm);
