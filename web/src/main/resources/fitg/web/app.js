import {LitElement, css, html} from 'lit';
import {shared} from './ui/shared.js';
import './pages/home-page.js';
import './pages/new-game-page.js';
import './pages/join-page.js';
import './pages/table-page.js';

/** Shows the page that the address names. */
class App extends LitElement {
  static properties = {path: {state: true}, fragment: {state: true}};

  static styles = [
    shared,
    css`
      header {
        display: flex;
        flex-wrap: wrap;
        align-items: center;
        gap: var(--gap);
        padding: 0.5rem 1rem;
        border-bottom: 1px solid var(--line);
      }
      header a {
        color: var(--text);
        font-weight: 700;
        text-decoration: none;
        letter-spacing: 0.02em;
      }
      .grow {
        flex: 1;
      }
    `,
  ];

  constructor() {
    super();
    this.path = '/';
    this.fragment = '';
    this.look();
    window.addEventListener('popstate', () => this.look());
    window.addEventListener('hashchange', () => this.look());
    document.addEventListener('click', event => this.follow(event));
    const theme = localStorage.getItem('fitg.theme');
    if (theme) document.documentElement.dataset.theme = theme;
  }

  look() {
    this.path = location.pathname;
    this.fragment = location.hash.slice(1);
  }

  /** Links within the client change the address without loading the page again. @param {MouseEvent} event */
  follow(event) {
    const link = event.composedPath().find(each => each instanceof HTMLAnchorElement);
    const plain = event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey;
    if (!(link instanceof HTMLAnchorElement) || link.origin !== location.origin || link.target || !plain) return;
    if (link.hasAttribute('download') || link.pathname.startsWith('/api')) return;
    event.preventDefault();
    history.pushState(null, '', link.href);
    this.look();
    this.updateComplete.then(() => this.renderRoot.querySelector('main')?.focus());
  }

  toggleTheme() {
    const root = document.documentElement;
    const light = matchMedia('(prefers-color-scheme: light)').matches;
    const now = root.dataset.theme ?? (light ? 'light' : 'dark');
    root.dataset.theme = now === 'light' ? 'dark' : 'light';
    localStorage.setItem('fitg.theme', root.dataset.theme);
  }

  render() {
    return html`
      <header>
        <a href="/">Freedom in the Galaxy</a>
        <span class="grow"></span>
        <button @click=${this.toggleTheme} aria-label="Change between dark and light">◐</button>
      </header>
      <main tabindex="-1">${this.page()}</main>
    `;
  }

  page() {
    const [, place, game] = this.path.split('/');
    switch (place) {
      case '':
        return html`<home-page></home-page>`;
      case 'new':
        return html`<new-game-page></new-game-page>`;
      case 'join':
        return html`<join-page .invitation=${this.fragment}></join-page>`;
      case 'games':
        return html`<table-page .game=${game} .token=${this.fragment || null}></table-page>`;
      default:
        return html`<p class="panel">There is nothing at this address. <a href="/">To the first page</a></p>`;
    }
  }
}

customElements.define('fitg-app', App);
