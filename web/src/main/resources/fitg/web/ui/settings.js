/**
 * What a person prefers on this device. Kept in this browser only; says 'change' with the name of what changed, also when
 * another tab changed it.
 *
 * @typedef {object} Preferences
 * @property {'auto' | 'dark' | 'light'} theme
 * @property {'en' | 'de'} language of questions and answers, as far as they are translated
 * @property {'off' | 'slow' | 'normal' | 'fast'} speed how long each card of what happened stays; 'off' shows none
 * @property {boolean} sound
 * @property {boolean} notifications
 * @property {boolean} guide whether the guide explains every step
 */
const KEY = 'fitg.settings';

/** @type {Preferences} */
const DEFAULTS = {theme: 'dark', language: 'en', speed: 'normal', sound: false, notifications: false, guide: false};

/** What each setting may be. @type {{[name: string]: readonly unknown[]}} */
const ALLOWED = {
  theme: ['auto', 'dark', 'light'],
  language: ['en', 'de'],
  speed: ['off', 'slow', 'normal', 'fast'],
  sound: [true, false],
  notifications: [true, false],
  guide: [true, false],
};

class Settings extends EventTarget {
  constructor() {
    super();
    this.values = kept();
    window.addEventListener('storage', event => {
      if (event.key === KEY) this.reread();
    });
    this.showTheme();
  }

  /** @template {keyof Preferences} N @param {N} name @returns {Preferences[N]} */
  get(name) {
    return this.values[name];
  }

  /** @template {keyof Preferences} N @param {N} name @param {Preferences[N]} value */
  set(name, value) {
    if (!ALLOWED[name]?.includes(value)) throw new TypeError(`${name} cannot be ${value}`);
    if (this.values[name] === value) return;
    this.values = {...this.values, [name]: value};
    keep(this.values);
    this.changed(name);
  }

  reread() {
    const before = this.values;
    this.values = kept();
    for (const name of /** @type {(keyof Preferences)[]} */ (Object.keys(DEFAULTS))) {
      if (before[name] !== this.values[name]) this.changed(name);
    }
  }

  /** @param {keyof Preferences} name */
  changed(name) {
    if (name === 'theme') this.showTheme();
    this.dispatchEvent(new CustomEvent('change', {detail: {name, value: this.values[name]}}));
  }

  /** The colours that are to be seen now. @returns {'dark' | 'light'} */
  shownTheme() {
    const {theme} = this.values;
    if (theme !== 'auto') return theme;
    return matchMedia('(prefers-color-scheme: light)').matches ? 'light' : 'dark';
  }

  /** Whoever wants it so has the colours of the system. */
  showTheme() {
    const {theme} = this.values;
    if (theme === 'auto') delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = theme;
  }
}

/** What was kept, as far as it still means something. @returns {Preferences} */
function kept() {
  /** @type {{[name: string]: unknown}} */ let stored = {};
  try {
    stored = JSON.parse(localStorage.getItem(KEY) ?? '{}') ?? {};
  } catch {
    // A browser that keeps nothing, or somebody else's words under our name: the defaults do.
  }
  const valid = Object.entries(stored).filter(([name, value]) => ALLOWED[name]?.includes(value));
  return {...DEFAULTS, ...Object.fromEntries(valid)};
}

/** @param {Preferences} values */
function keep(values) {
  try {
    localStorage.setItem(KEY, JSON.stringify(values));
  } catch {
    // Then the choice lasts as long as the page.
  }
}

export const settings = new Settings();
