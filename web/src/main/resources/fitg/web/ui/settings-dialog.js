import {LitElement, css, html, nothing} from 'lit';
import {live} from 'lit/directives/live.js';
import {allowNotifications, canNotify, isForbidden} from './notify.js';
import {settings} from './settings.js';
import {shared} from './shared.js';
import {sample} from './sound.js';

/**
 * The values of a setting with their names.
 * @template {keyof import('./settings.js').Preferences} N
 * @typedef {{id: import('./settings.js').Preferences[N], name: string}[]} Choices
 */

/** @type {Choices<'theme'>} */
const THEMES = [
  {id: 'auto', name: 'As the system'},
  {id: 'dark', name: 'Dark'},
  {id: 'light', name: 'Light'},
];

/** @type {Choices<'language'>} */
const LANGUAGES = [
  {id: 'en', name: 'English'},
  {id: 'de', name: 'Deutsch (questions and answers of the Star System Game)'},
];

/** @type {Choices<'speed'>} */
const SPEEDS = [
  {id: 'off', name: 'Do not show'},
  {id: 'slow', name: 'Slow'},
  {id: 'normal', name: 'Normal'},
  {id: 'fast', name: 'Fast'},
];

/** What a person prefers on this device. Everything counts at once. */
export class SettingsDialog extends LitElement {
  static properties = {problem: {state: true}};

  static styles = [
    shared,
    css`
      :host {
        display: contents;
      }
      dialog {
        width: min(30rem, calc(100vw - 2rem));
        color: var(--text);
        background: var(--panel);
        border: 1px solid var(--line);
        border-radius: var(--radius);
        padding: 1.2rem;
      }
      dialog::backdrop {
        background: rgb(0 0 0 / 55%);
      }
      fieldset {
        border: none;
        margin: 0 0 1rem;
        padding: 0;
      }
      legend {
        font-weight: 650;
        padding: 0;
        margin-bottom: 0.3rem;
      }
      label {
        display: inline-flex;
        align-items: center;
        gap: 0.5rem;
        min-height: 2.75rem;
        margin: 0 1rem 0 0;
        font-weight: 400;
      }
      input {
        flex: none;
        width: 1.25rem;
        height: 1.25rem;
        accent-color: var(--accent);
      }
      .switch {
        display: flex;
      }
      .switch small {
        display: block;
        color: var(--text-soft);
      }
    `,
  ];

  constructor() {
    super();
    this.problem = '';
    this.onChange = () => this.requestUpdate();
  }

  connectedCallback() {
    super.connectedCallback();
    settings.addEventListener('change', this.onChange);
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    settings.removeEventListener('change', this.onChange);
  }

  show() {
    this.problem = '';
    this.renderRoot.querySelector('dialog')?.showModal();
  }

  close() {
    this.renderRoot.querySelector('dialog')?.close();
  }

  render() {
    return html`<dialog aria-labelledby="title" @click=${this.outside}>
      <h2 id="title">Settings</h2>
      ${this.choice('theme', 'Colours', THEMES)} ${this.choice('language', 'Language', LANGUAGES)} ${this.choice('speed', 'Cards of what just happened', SPEEDS)}
      <fieldset>
        <legend>Help and calls</legend>
        ${this.toggle('guide', 'Guide', 'Explains every step beside the decision.', this.setPlainly)}
        ${this.toggle('sound', 'Sounds', 'Dice, cards, fights, and your turn.', this.setSound)}
        ${canNotify()
          ? this.toggle('notifications', 'Notifications', 'When it is your turn and this page is hidden.', this.setNotifications)
          : nothing}
      </fieldset>
      ${this.problem ? html`<p class="error" role="alert">${this.problem}</p>` : nothing}
      <button class="primary" @click=${this.close}>Done</button>
    </dialog>`;
  }

  /**
   * @template {'theme' | 'language' | 'speed'} N
   * @param {N} name @param {string} legend @param {Choices<N>} choices
   */
  choice(name, legend, choices) {
    return html`<fieldset>
      <legend>${legend}</legend>
      ${choices.map(
        each => html`<label>
          <input
            type="radio"
            name=${name}
            .checked=${live(settings.get(name) === each.id)}
            @change=${() => settings.set(name, each.id)}
          />
          ${each.name}
        </label>`,
      )}
    </fieldset>`;
  }

  /**
   * @param {'guide' | 'sound' | 'notifications'} name @param {string} label @param {string} hint
   * @param {(name: 'guide' | 'sound' | 'notifications', on: boolean) => void} then
   */
  toggle(name, label, hint, then) {
    const changed = (/** @type {Event} */ event) => then.call(this, name, /** @type {HTMLInputElement} */ (event.target).checked);
    return html`<label class="switch">
      <input type="checkbox" .checked=${live(settings.get(name))} @change=${changed} />
      <span>${label}<small>${hint}</small></span>
    </label>`;
  }

  /** @param {'guide' | 'sound' | 'notifications'} name @param {boolean} on */
  setPlainly(name, on) {
    settings.set(name, on);
  }

  /** A sample says how it will be. @param {'guide' | 'sound' | 'notifications'} name @param {boolean} on */
  setSound(name, on) {
    settings.set(name, on);
    if (on) sample();
  }

  /** @param {'guide' | 'sound' | 'notifications'} name @param {boolean} on */
  async setNotifications(name, on) {
    const allowed = on && (await allowNotifications());
    settings.set(name, allowed);
    this.problem = on && !allowed ? this.refusal() : '';
    this.requestUpdate();
  }

  refusal() {
    return isForbidden()
      ? 'This browser has been told not to show notifications of this site; its own settings can change that.'
      : 'The browser did not allow notifications.';
  }

  /** A click beside the dialog closes it. @param {MouseEvent} event */
  outside(event) {
    if (event.target instanceof HTMLDialogElement) this.close();
  }
}

customElements.define('settings-dialog', SettingsDialog);
