/**
 * Keeps the client, the rules and the games somebody wants to read later, so that they can be read without a server. What is played
 * is never answered from here. The server writes its version and its files into the two lines below.
 */
const VERSION = 'development';
/** @type {string[]} */
const FILES = [/* files */];

const CLIENT = `fitg-client-${VERSION}`;
const GAMES = 'fitg-games';
const KEPT = '/kept-games';
const PAGE = '/rules';
const OFFLINE = '/offline.html';
const BOOK = '/api/rulebook';
const REFERENCE = ['/api/catalogue', '/api/scenarios', '/api/players', BOOK];
const MOST_FOUND = 50;

const worker = /** @type {any} */ (self);

worker.addEventListener('install', (/** @type {any} */ event) => event.waitUntil(install()));
worker.addEventListener('activate', (/** @type {any} */ event) => event.waitUntil(activate()));
worker.addEventListener('fetch', (/** @type {any} */ event) => {
  const answer = answerTo(event.request);
  if (answer) event.respondWith(answer);
});

async function install() {
  const cache = await caches.open(CLIENT);
  await cache.addAll([PAGE, OFFLINE, ...FILES, ...REFERENCE]);
  await worker.skipWaiting();
}

/** Pages that are open go on with the client they have, so that of the version before is kept, too. */
async function activate() {
  const clients = (await caches.keys()).filter(name => name.startsWith('fitg-client-') && name !== CLIENT);
  await Promise.all(clients.slice(0, -1).map(name => caches.delete(name)));
  await worker.clients.claim();
}

/** Nothing for whatever is no business of ours. @param {Request} request @returns {Promise<Response> | undefined} */
function answerTo(request) {
  const {origin, pathname} = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin) return undefined;
  if (request.mode === 'navigate') return page(request, pathname);
  if (pathname.startsWith('/assets/') || pathname.startsWith('/webjars/')) return fromHereFirst(request);
  if (FILES.includes(pathname)) return fromThereFirst(request, () => caches.match(pathname));
  if (REFERENCE.includes(pathname)) return fromThereFirst(request, () => caches.match(pathname));
  if (pathname === '/api/rules') return fromThereFirst(request, () => search(new URL(request.url).searchParams));
  if (pathname.startsWith('/api/rules/')) return fromThereFirst(request, () => ruleCase(decodeURIComponent(pathname.slice('/api/rules/'.length))));
  if (/^\/api\/games\/[\w-]{16}\//.test(pathname)) return fromThereFirst(request, () => keptAnswer(request.url));
  return undefined;
}

/** What never changes under its address. @param {Request} request */
async function fromHereFirst(request) {
  const kept = await caches.match(request, {ignoreVary: true});
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) (await caches.open(CLIENT)).put(request, answer.clone());
  return answer;
}

/** @param {Request} request @param {() => Promise<Response | undefined>} otherwise @returns {Promise<Response>} */
async function fromThereFirst(request, otherwise) {
  try {
    const answer = await fetch(request);
    if (!isAway(answer)) return answer;
    return (await otherwise()) ?? answer;
  } catch (unreachable) {
    const kept = await otherwise();
    if (kept) return kept;
    throw unreachable;
  }
}

/** What a proxy says in the place of its server. @param {Response} answer */
const isAway = answer => [502, 503, 504].includes(answer.status);

/** @param {Request} request @param {string} pathname @returns {Promise<Response>} */
const page = (request, pathname) => fromThereFirst(request, () => keptPage(pathname));

/** @param {string} pathname */
async function keptPage(pathname) {
  const replay = pathname.match(/^\/games\/([\w-]{16})\/replay$/);
  const kept = pathname === PAGE || (replay && (await keptGames()).some(each => each.game === replay[1]));
  return kept ? caches.match(PAGE, {ignoreVary: true}) : offlinePage();
}

async function offlinePage() {
  const page = await caches.match(OFFLINE, {ignoreVary: true});
  if (!page) return undefined;
  const games = (await keptGames()).map(({game, as, title}) => `<li><a href="/games/${game}/replay?as=${as}">${escaped(title)}, a finished game</a></li>`);
  const text = (await page.text()).replace('<!-- kept games -->', () => games.join(''));
  return new Response(text, {headers: page.headers});
}

/** @param {string} text */
const escaped = text => text.replace(/[&<>"]/g, each => `&#${each.charCodeAt(0)};`);

/** @returns {Promise<{game: string, as: string, title: string}[]>} */
async function keptGames() {
  const kept = await (await caches.open(GAMES)).match(KEPT);
  return kept ? kept.json() : [];
}

/** @param {string} address */
const keptAnswer = async address => (await caches.open(GAMES)).match(address, {ignoreVary: true});

// ---- the rulebook, as the server searches it

/** @returns {Promise<import('./net/documents.js').Rule[]>} */
async function book() {
  const kept = await caches.match(BOOK, {ignoreVary: true});
  return kept ? (await kept.json()).found : [];
}

/** @param {unknown} document */
const json = document => new Response(JSON.stringify(document), {headers: {'Content-Type': 'application/json'}});

/** @param {URLSearchParams} asked */
async function search(asked) {
  const words = (asked.get('q') ?? '').trim().toLowerCase().split(/\s+/);
  const has = (/** @type {string} */ text) => words.every(word => text.toLowerCase().includes(word));
  const said = (/** @type {import('./net/documents.js').Rule} */ rule) => rule.title ?? rule.kind;
  const distance = (/** @type {import('./net/documents.js').Rule} */ rule) =>
    rule.number.toLowerCase().startsWith(words[0]) ? 0 : has(said(rule)) ? 1 : 2;
  const found = (await book()).filter(rule => has(`${rule.number} ${said(rule)} ${rule.text}`));
  found.sort((one, other) => distance(one) - distance(other));
  return json({found: found.slice(0, Math.min(Number(asked.get('limit') ?? MOST_FOUND), MOST_FOUND))});
}

/** The case, or the nearest one above it. @param {string} number */
async function ruleCase(number) {
  const rules = await book();
  for (let wanted = number.toLowerCase(); wanted; wanted = wanted.slice(0, -1)) {
    const found = rules.find(rule => rule.number.toLowerCase() === wanted);
    if (found) return json(found);
  }
  return new Response('{}', {status: 404, headers: {'Content-Type': 'application/problem+json'}});
}
