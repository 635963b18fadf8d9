import {LitElement, css, html, nothing} from 'lit';
import {Refused, get, keepAnswersIn, sentence} from '../net/api.js';
import {canKeep, forgetGame, keptGames, noteGame, shelfOfGames} from '../net/offline.js';
import {shared} from '../ui/shared.js';
import {Moments} from './moments.js';

/** @import {Kept} from '../net/offline.js' */
/** @import {Moment} from '../net/documents.js' */

/** Of a longer game its segments are kept, and not every moment. */
const MOST_MOMENTS = 600;
const A_MOMENT = 25;
const A_WHILE = 1000;

/** The button that keeps a finished game for reading without the server. */
class KeepOffline extends LitElement {
  static properties = {game: {}, as: {}, label: {}, token: {}, kept: {state: true}, share: {state: true}, error: {state: true}};

  static styles = [
    shared,
    css`
      :host {
        display: contents;
      }
    `,
  ];

  constructor() {
    super();
    this.game = '';
    this.as = 'spectator';
    /** What the game is called. */ this.label = '';
    /** @type {string | null} */ this.token = null;
    this.kept = false;
    /** How much of it is there while it is fetched. @type {number | null} */ this.share = null;
    this.error = '';
  }

  /** @param {Map<string, unknown>} changed */
  willUpdate(changed) {
    if (changed.has('game') && canKeep) this.look();
  }

  async look() {
    this.kept = (await keptGames()).some(each => each.game === this.game);
  }

  async keep() {
    this.error = '';
    this.share = 0;
    try {
      await keepGame({game: this.game, as: this.as, title: this.label}, this.token, share => (this.share = share));
    } catch (refused) {
      this.error = sentence(refused);
    }
    this.share = null;
    await this.look();
  }

  async forget() {
    await forgetGame(this.game);
    await this.look();
  }

  render() {
    if (!canKeep) return nothing;
    if (this.share !== null) return html`<span role="status">Keeping it, ${Math.floor(100 * this.share)} of 100 …</span>`;
    return html`
      ${this.kept
        ? html`<button @click=${this.forget} title="It can be read without the server">Keep no longer</button>`
        : html`<button @click=${this.keep} title="So that it can be read without the server">Keep for offline</button>`}
      ${this.error ? html`<span class="error" role="alert">${this.error}</span>` : nothing}
    `;
  }
}

/**
 * Asks for everything the replay of a finished game asks for, and keeps the answers.
 * @param {Kept} game @param {string | null} token @param {(share: number) => void} told how much of it is there
 */
export async function keepGame(game, token, told) {
  const cache = await shelfOfGames();
  keepAnswersIn(cache);
  try {
    await get(`/api/games/${game.game}/view`, token);
    const moments = await new Moments(game.game, token, game.as).load();
    const lengths = someOf(moments);
    await shorten(cache, game, lengths);
    for (const [i, length] of lengths.entries()) {
      await patiently(() => moments.ask(length));
      told((i + 1) / lengths.length);
    }
  } finally {
    keepAnswersIn(null);
  }
  await noteGame(game);
}

/** @param {Moments} moments */
function someOf({lengths, segments, end}) {
  if (lengths.length <= MOST_MOMENTS) return lengths;
  const wanted = new Set([0, ...segments, end].map(length => lengths.find(each => each >= length) ?? end));
  return [...wanted].slice(-MOST_MOMENTS);
}

/** The kept replay knows of no moment that is not kept. @param {Cache} cache @param {Kept} game @param {number[]} lengths */
async function shorten(cache, {game, as}, lengths) {
  const path = `/api/games/${game}/moments?as=${as}`;
  const whole = await cache.match(path);
  if (!whole) return;
  const body = JSON.stringify({...(await whole.json()), moments: lengths});
  await cache.put(path, new Response(body, {headers: whole.headers}));
}

/** Others ask the server, too. @param {() => Promise<Moment>} ask @returns {Promise<Moment>} */
async function patiently(ask) {
  await pause(A_MOMENT);
  try {
    return await ask();
  } catch (refused) {
    if (!(refused instanceof Refused) || !refused.problem.type?.endsWith('/too-many')) throw refused;
    await pause(A_WHILE);
    return patiently(ask);
  }
}

/** @param {number} milliseconds */
const pause = milliseconds => new Promise(resolve => setTimeout(resolve, milliseconds));

customElements.define('keep-offline', KeepOffline);
