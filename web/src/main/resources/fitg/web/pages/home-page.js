import {LitElement, css, html, nothing} from 'lit';
import {mySeats} from '../net/my-seats.js';
import {bookMark, pictogram, planetMark, shipMark} from '../reference/pictograms.js';
import {shared} from '../ui/shared.js';
import './import-game.js';
import './my-games.js';
import './open-address.js';

/** The first page: what this is, the ways in, and one's own games. */
class HomePage extends LitElement {
  static properties = {importing: {state: true}};

  static styles = [
    shared,
    css`
      .hero {
        position: relative;
        overflow: hidden;
        isolation: isolate;
        border-bottom: 1px solid var(--line);
        background: var(--space);
      }
      .words {
        text-shadow: 0 0 14px var(--space);
        max-width: 76rem;
        margin: 0 auto;
        padding: 4.5rem 1.25rem 7.5rem;
      }
      h1 {
        font-size: clamp(2rem, 5vw, 3.4rem);
        line-height: 1.08;
        letter-spacing: -0.02em;
        max-width: 15ch;
        text-wrap: balance;
        margin-bottom: 1rem;
      }
      .words p {
        max-width: min(34rem, 42%);
        font-size: 1.12rem;
        margin: 0;
        color: var(--text);
      }
      .page {
        max-width: 76rem;
        margin: 0 auto;
        padding: 0 1.25rem 4rem;
      }
      .first {
        display: block;
        padding-top: 1.4rem;
      }
      .ways {
        display: grid;
        grid-template-columns: repeat(auto-fit, minmax(min(17rem, 100%), 1fr));
        gap: 1rem;
        margin: -4.5rem 0 2.5rem;
        padding: 0;
        list-style: none;
        position: relative;
      }
      .ways.after {
        margin-top: 1.5rem;
      }
      .way {
        width: 100%;
        height: 100%;
        padding: 1.3rem 1.4rem;
        display: grid;
        grid-template-columns: auto 1fr;
        align-content: start;
        gap: 0.2rem 1rem;
        background: var(--panel);
        border: 1px solid var(--line);
        border-radius: calc(var(--radius) * 1.6);
        box-shadow: 0 0.6rem 1.6rem rgb(0 0 0 / 18%);
        color: var(--text);
      }
      .way .pictogram {
        grid-row: span 2;
        align-self: start;
        width: 2.6rem;
        height: 2.6rem;
        padding: 0.45rem;
        border-radius: 0.8rem;
        background: var(--accent);
        color: var(--on-accent);
      }
      .way.first .pictogram {
        background: var(--rebel);
        color: var(--on-rebel);
      }
      .way b {
        font-size: 1.15rem;
      }
      .way span {
        color: var(--text-soft);
      }
      .more {
        display: grid;
        grid-template-columns: repeat(auto-fit, minmax(min(22rem, 100%), 1fr));
        gap: 1rem;
        margin-top: 2.5rem;
      }
      @media (max-width: 700px) {
        .words {
          padding: 2rem 1.25rem 14rem;
        }
        .words p {
          max-width: none;
        }
        .ways:not(.after) {
          margin-top: -3.5rem;
        }
      }
    `,
  ];

  constructor() {
    super();
    this.importing = false;
  }

  /** The picture comes when the page can already be used. */
  firstUpdated() {
    import('./hero-picture.js').catch(() => {}); // without it the page has all its words
  }

  render() {
    const playing = mySeats().length > 0;
    return html`
      <section class="hero">
        <hero-picture></hero-picture>
        <div class="words">
          <h1>Raise a galaxy in revolt. Or hold it down.</h1>
          <p>
            The board game of 1979 for two, every rule of it kept, and its second edition of 2002, with what we had to fill in marked as ours:
            a handful of rebels against an empire, from one star system to the whole galaxy. Play against the computer, at one screen, or across the world.
          </p>
        </div>
      </section>
      <div class="page">
        ${playing ? html`<my-games class="first"></my-games>` : nothing}
        <ul class="ways ${playing ? 'after' : ''}">
          <li>
            <a class="button way first" href="/learn">
              ${pictogram(shipMark())}<b>Learn by playing</b>
              <span>Five short lessons, then a first game with a guide at your side: a handful of rebels and one ship against a garrison.</span>
            </a>
          </li>
          <li>
            <a class="button way" href="/new">
              ${pictogram(planetMark())}<b>New game</b><span>Choose the scenario, your side and who sits across from you.</span>
            </a>
          </li>
          <li>
            <button class="way" aria-expanded=${this.importing} @click=${() => (this.importing = !this.importing)}>
              ${pictogram(bookMark())}<b>Import a saved game</b><span>Look at a game from a file, or play on from it.</span>
            </button>
          </li>
        </ul>
        ${this.importing ? html`<import-game></import-game>` : nothing} ${playing ? nothing : html`<my-games></my-games>`}
        <div class="more">
          <open-address class="panel"></open-address>
          <section class="panel">
            <h2>Look something up</h2>
            <p class="soft">The rules by chapter and by word, all tables, and a card for every character, creature and place.</p>
            <a class="button" href="/rules">${pictogram(bookMark())} The rules</a>
          </section>
        </div>
      </div>
    `;
  }
}

customElements.define('home-page', HomePage);
