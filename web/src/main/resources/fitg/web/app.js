import {LitElement, css, html, nothing} from 'lit';
import {keepPromises} from './net/dice.js';
import {expectTable} from './net/early.js';
import {keepClient} from './net/offline.js';
import {words} from './net/words.js';
import {go} from './ui/go.js';
import {settings} from './ui/settings.js';
import {shared} from './ui/shared.js';
import './reference/reference-dialog.js';
import './ui/settings-dialog.js';

/**
 * The parts of a page are fetched when it is first shown, so that nobody waits for pages he does not look at.
 * @typedef {{page: unknown, parts: () => Promise<unknown>, title: string, wide?: boolean}} Place
 */

/** The frame around every page: it shows the one that the address names. */
class App extends LitElement {
  static properties = {address: {state: true}, broken: {state: true}, menu: {state: true}, newer: {state: true}};

  static styles = [
    shared,
    css`
      :host {
        display: grid;
        grid-template-rows: auto minmax(0, 1fr);
        min-height: 100dvh;
      }
      main {
        min-height: 0;
        min-width: 0;
      }
      main:focus {
        outline: none;
      }
      header {
        display: flex;
        align-items: center;
        gap: 0.3rem;
        padding: 0.15rem 1rem;
        border-bottom: 1px solid var(--line);
      }
      .brand {
        display: flex;
        align-items: center;
        gap: 0.5rem;
        min-height: 2.75rem;
        color: var(--text);
        font-weight: 700;
        text-decoration: none;
        letter-spacing: 0.02em;
        white-space: nowrap;
      }
      .brand img {
        width: 1.5rem;
        height: 1.5rem;
      }
      nav {
        display: flex;
        align-items: center;
        margin-inline-start: auto;
        gap: 0.2rem;
      }
      nav a,
      nav button {
        display: inline-flex;
        align-items: center;
        min-height: 2.75rem;
        padding: 0 0.7rem;
        color: var(--text);
        background: none;
        border: 0;
        border-radius: var(--radius);
        text-decoration: none;
        font-size: 0.95rem;
      }
      nav a:hover,
      nav button:hover {
        background: var(--panel-raised);
      }
      .skip {
        position: absolute;
        inset-block-start: -4rem;
        z-index: 10;
      }
      .skip:focus {
        inset-block-start: 0.3rem;
      }
      .more {
        display: none;
      }
      .newer {
        position: fixed;
        inset: 3.6rem auto auto 1rem; /* what answers stands elsewhere */
        z-index: 9;
        display: flex;
        align-items: center;
        gap: 0.6rem;
        padding: 0.5rem 0.9rem;
        background: var(--panel);
        border: 1px solid var(--edge);
        border-radius: var(--radius);
        box-shadow: var(--lift-2);
      }
      :host([wide]) {
        height: 100dvh;
        grid-template-rows: minmax(0, 1fr);
      }
      :host([wide]) header {
        position: absolute;
        inset: 0 0 auto;
        height: 3.25rem;
        z-index: 4;
        border: 0;
        padding: 0 0.75rem;
        pointer-events: none;
      }
      :host([wide]) header > * {
        pointer-events: auto;
      }
      :host([wide]) .brand span,
      :host([wide]) .new {
        display: none;
      }
      @media (max-width: 800px) {
        :host([wide]) header {
          padding: 0 0.25rem;
          height: 2.75rem;
        }
        :host([wide]) .more {
          display: inline-flex;
          margin-inline-start: auto;
          background: none;
          border: 0;
          font-size: 1.3rem;
        }
        :host([wide]) nav {
          display: none;
          position: absolute;
          inset: 2.75rem 0.25rem auto auto;
          flex-direction: column;
          align-items: stretch;
          background: var(--panel);
          border: 1px solid var(--edge);
          border-radius: var(--radius);
          box-shadow: var(--lift-2);
        }
        :host([wide]) nav.open,
        :host([wide]) nav.open .new {
          display: flex;
        }
      }
      @media (max-width: 560px) {
        header {
          padding: 0 0.5rem;
        }
        .brand span {
          display: none;
        }
        nav {
          gap: 0;
        }
        nav a,
        nav button {
          padding: 0 0.55rem;
        }
      }
    `,
  ];

  constructor() {
    super();
    /** @type {string} */ this.address = location.href;
    /** Whether a part of the client could not be fetched. */ this.broken = false;
    /** Whether the menu of a small screen is open. */ this.menu = false;
    /** Whether the server has a newer client than this one. */ this.newer = false;
    keepClient(() => (this.newer = true));
    const look = () => {
      this.address = location.href;
      this.menu = false;
    };
    window.addEventListener('popstate', look);
    window.addEventListener('hashchange', look);
    document.addEventListener('click', event => this.follow(event));
  }

  /** Links within the client change the address without loading the page again. @param {MouseEvent} event */
  follow(event) {
    const link = event.composedPath().find(each => each instanceof HTMLAnchorElement);
    const plain = event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey;
    if (!(link instanceof HTMLAnchorElement) || link.origin !== location.origin || link.target || !plain) return;
    if (link.hasAttribute('download') || link.pathname.startsWith('/api')) return;
    event.preventDefault();
    go(link.href);
  }

  willUpdate() {
    this.place = this.whereTo(new URL(this.address));
    this.place.parts().catch(() => (this.broken = true));
    this.toggleAttribute('wide', this.place.wide ?? false);
    if (this.place.title) document.title = `${this.place.title} · Freedom in the Galaxy`;
  }

  /** On another page the focus begins at its top, however one came there. @param {Map<string, string | undefined>} changed */
  updated(changed) {
    const before = changed.get('address');
    if (before && new URL(before).pathname !== new URL(this.address).pathname) this.toContent();
  }

  toContent() {
    this.renderRoot.querySelector('main')?.focus();
  }

  /** @param {URL} address @returns {Place} */
  whereTo({pathname, hash, searchParams}) {
    const [, place, game, what] = pathname.split('/');
    const secret = hash.slice(1) || null;
    switch (place) {
      case '':
        return {page: html`<home-page></home-page>`, parts: () => import('./pages/home-page.js'), title: 'Home'};
      case 'new':
        return {page: html`<new-game-page></new-game-page>`, parts: () => import('./pages/new-game-page.js'), title: 'New game'};
      case 'learn':
        return {page: html`<learn-page></learn-page>`, parts: () => import('./pages/learn-page.js'), title: 'Learn by playing'};
      case 'exercises':
        return {page: html`<exercises-page></exercises-page>`, parts: () => import('./exercises/exercises-page.js'), title: 'Find the move'};
      case 'join':
        return {
          page: html`<join-page .invitation=${secret ?? ''}></join-page>`,
          parts: () => import('./pages/join-page.js'),
          title: 'An invitation',
        };
      case 'rules':
        return {page: html`<rules-page></rules-page>`, parts: () => import('./pages/rules-page.js'), title: 'Rules'};
      case 'games':
        if (what === 'replay') {
          return {
            page: html`<replay-page .game=${game} .token=${secret}></replay-page>`,
            parts: () => import('./replay/replay-page.js'),
            title: 'Replay',
            wide: true,
          };
        }
        return {
          page: html`<table-page .game=${game} .token=${secret} ?guided=${searchParams.has('guide')}></table-page>`,
          parts: () => {
            expectTable(game, secret, searchParams.has('guide'));
            return import('./pages/table-page.js');
          },
          title: '',
          wide: true,
        };
      default:
        return {
          page: html`<p class="panel">There is nothing at this address. <a href="/">Home</a></p>`,
          parts: () => Promise.resolve(),
          title: 'Nothing here',
        };
    }
  }

  toggleTheme() {
    settings.set('theme', settings.shownTheme() === 'light' ? 'dark' : 'light');
  }

  showSettings() {
    const dialog = /** @type {import('./ui/settings-dialog.js').SettingsDialog | null} */ (this.renderRoot.querySelector('settings-dialog'));
    dialog?.show();
  }

  /** Nothing is loaded unasked: somebody may be in the middle of something. */
  newerClient() {
    return html`<p class="newer">
      A newer version is here.
      <button class="primary" @click=${() => location.reload()}>Load it</button>
      <button @click=${() => (this.newer = false)}>Later</button>
    </p>`;
  }

  render() {
    return html`
      <button class="skip" @click=${this.toContent}>Skip to the content</button>
      <header>
        <a class="brand" href="/" aria-label="Freedom in the Galaxy, home"><img src="/icon.svg" alt="" /><span>Freedom in the Galaxy</span></a>
        <button class="more" aria-expanded=${this.menu} aria-controls="main-menu" aria-label="Menu" @click=${() => (this.menu = !this.menu)}>☰</button>
        <nav id="main-menu" class=${this.menu ? 'open' : ''} aria-label="Main">
          <a class="new" href="/new">New game</a>
          <a href="/rules">Rules</a>
          <button @click=${this.showSettings}>Settings</button>
          <button @click=${this.toggleTheme} aria-label="Change between dark and light" title="Dark or light">◐</button>
        </nav>
      </header>
      <main tabindex="-1">
        ${this.broken ? html`<p class="panel error" role="alert">The server cannot be reached. Load the page again.</p>` : nothing}
        ${this.place?.page ?? nothing}
      </main>
      <div aria-live="polite">${this.newer ? this.newerClient() : nothing}</div>
      <settings-dialog></settings-dialog>
      <reference-dialog></reference-dialog>
    `;
  }
}

customElements.define('fitg-app', App);
keepPromises();
const speak = () => words.speak(settings.get('language')).catch(() => {}); // without a server everything is said in English
settings.addEventListener('change', speak);
speak();
