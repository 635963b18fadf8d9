import {getInTime} from './api.js';

/** @import {LogEntry, LogPart} from './documents.js' */

/** So many pages of a long log are on their way at once. */
const LANES = 4;

/**
 * The log comes in pages. Of a war they are more than the server gives in one breath, so we take breath as well.
 * @param {string} path @param {string | null} token @returns {Promise<LogPart>}
 */
const page = (path, token) => getInTime(path, token);

/** The page that ends before an entry. @param {string} game @param {string | null} token @param {number} number @returns {Promise<LogEntry[]>} */
export async function pageBefore(game, token, number) {
  return (await page(`/api/games/${game}/log?before=${number}`, token)).entries;
}

/** What comes after a page, to the end of the log. @param {LogPart} part @param {string | null} token @returns {Promise<LogEntry[]>} */
export async function pagesAfter({next}, token) {
  const entries = [];
  for (let path = next; path; ) {
    const part = await page(path, token);
    entries.push(...part.entries);
    path = part.next;
  }
  return entries;
}

/**
 * The log from its beginning, for whoever needs all of it.
 * @param {string} game @param {string | null} token @param {{as?: string | null, to?: number}} [which] through whose eyes, and up to which entry
 */
export async function wholeLog(game, token, {as, to = Infinity} = {}) {
  const path = (/** @type {number} */ since) => `/api/games/${game}/log?since=${since}${as ? `&as=${as}` : ''}`;
  const first = await page(path(0), token);
  const end = Math.min(to, first.length);
  const begun = first.entries.length, step = Math.ceil((end - begun) / LANES);
  const lanes = Array.from({length: LANES}, (_, i) => stretch(path, token, begun + i * step, Math.min(end, begun + (i + 1) * step)));
  return [first.entries.slice(0, end), ...(await Promise.all(lanes))].flat();
}

/** @param {(since: number) => string} path @param {string | null} token @param {number} from @param {number} to @returns {Promise<LogEntry[]>} */
async function stretch(path, token, from, to) {
  const entries = [];
  while (from + entries.length < to) {
    const part = await page(path(from + entries.length), token);
    if (!part.entries.length) break; // something was taken back meanwhile
    entries.push(...part.entries);
  }
  return entries.slice(0, Math.max(0, to - from));
}
