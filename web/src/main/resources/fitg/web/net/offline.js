/**
 * What can be read without the server: the client and the rules, which worker.js keeps by itself, and finished games that somebody
 * wants to keep.
 *
 * @typedef {{game: string, as: string, title: string}} Kept
 */
const GAMES = 'fitg-games';
const KEPT = '/kept-games';

const AN_HOUR = 3_600_000;

/** Whether this browser can keep anything; without TLS it does so for this machine only. */
export const canKeep = 'serviceWorker' in navigator && 'caches' in globalThis;

/** Has the client kept; whoever gives a function is told when there is a newer one. @param {() => void} newer */
export function keepClient(newer) {
  if (!canKeep) return;
  const had = navigator.serviceWorker.controller !== null;
  navigator.serviceWorker.addEventListener('controllerchange', () => had && newer());
  const look = async () => {
    const registration = await navigator.serviceWorker.register('/worker.js');
    setInterval(() => registration.update().catch(() => {}), AN_HOUR);
  };
  window.addEventListener('load', () => look().catch(() => {})); // nobody misses what he never had
}

/** @returns {Promise<Kept[]>} */
export async function keptGames() {
  const kept = await (await shelfOfGames()).match(KEPT);
  return kept ? kept.json() : [];
}

/** @param {Kept[]} games */
const noteKept = async games => (await shelfOfGames()).put(KEPT, new Response(JSON.stringify(games)));

/** @param {string} game */
export async function forgetGame(game) {
  const cache = await shelfOfGames();
  await noteKept((await keptGames()).filter(each => each.game !== game));
  for (const request of await cache.keys()) {
    if (new URL(request.url).pathname.startsWith(`/api/games/${game}/`)) await cache.delete(request);
  }
}

/** Where the answers for a game go that somebody keeps. */
export const shelfOfGames = () => caches.open(GAMES);

/** Everything of this game is on the shelf. @param {Kept} game */
export const noteGame = async game => noteKept([game, ...(await keptGames()).filter(each => each.game !== game.game)]);
