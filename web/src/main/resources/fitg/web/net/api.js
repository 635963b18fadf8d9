/** @import {Catalogue, Problem} from './documents.js' */
/** @import {Printed} from './printed.js' */

/**
 * Requests to the server. What it refuses arrives as a Refused, with the sentence it gave.
 */
export class Refused extends Error {
  /** @param {Partial<Problem>} problem */
  constructor(problem) {
    super(problem.detail ?? problem.title ?? 'The server refused.');
    this.problem = problem;
  }
}

/** Where the answers of a finished game are kept while somebody has them kept. @type {Cache | null} */
let keeping = null;

/** @param {Cache | null} cache */
export const keepAnswersIn = cache => {
  keeping = cache;
};

/**
 * @param {string} method
 * @param {string} path
 * @param {{token?: string | null, body?: unknown, signal?: AbortSignal}} [more]
 */
async function call(method, path, {token, body, signal} = {}) {
  const headers = new Headers();
  if (token) headers.set('Authorization', `Bearer ${token}`);
  if (body !== undefined) headers.set('Content-Type', 'application/json');
  let response;
  try {
    response = await fetch(path, {
      method,
      headers,
      signal,
      body: body === undefined ? undefined : JSON.stringify(body),
    });
  } catch {
    throw new Refused({detail: 'The server cannot be reached.'});
  }
  if (keeping && method === 'GET' && response.ok) await keeping.put(path, response.clone());
  const text = await response.text();
  const document = text && response.headers.get('Content-Type')?.includes('json') ? JSON.parse(text) : {};
  if (!response.ok) throw new Refused(document);
  return document;
}

/**
 * @template [T=unknown] what the server answers
 * @param {string} path @param {string | null} [token] @param {AbortSignal} [signal] @returns {Promise<T>}
 */
export const get = (path, token, signal) => call('GET', path, {token, signal});

/** How long whoever has asked too often, or a busy server, waits before he asks again, in milliseconds. */
const A_WHILE = 1000;

/**
 * What needs many requests takes its time: where the server asks to come back later, we do.
 * @template [T=unknown] what the server answers
 * @param {string} path @param {string | null} token @returns {Promise<T>}
 */
export async function getInTime(path, token) {
  try {
    return await get(path, token);
  } catch (refused) {
    if (!(refused instanceof Refused) || ![429, 503].includes(refused.problem.status ?? 0)) throw refused;
    await new Promise(resolve => setTimeout(resolve, A_WHILE));
    return getInTime(path, token);
  }
}

/**
 * @template [T=unknown] what the server answers
 * @param {string} path @param {unknown} body @param {string | null} [token] @returns {Promise<T>}
 */
export const post = (path, body, token) => call('POST', path, {token, body});

/**
 * @template [T=unknown] what the server answers
 * @param {string} path @param {unknown} body @param {string | null} [token] @returns {Promise<T>}
 */
export const put = (path, body, token) => call('PUT', path, {token, body});

/**
 * @template [T=unknown] what the server answers
 * @param {string} path @param {unknown} _ nothing is sent @param {string | null} [token] @returns {Promise<T>}
 */
export const remove = (path, _, token) => call('DELETE', path, {token});

/** What every die of a game will also depend on, drawn where nobody else can see it. */
export function freshNonce() {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return Array.from(bytes, byte => byte.toString(16).padStart(2, '0')).join('');
}

/** @type {Promise<Printed> | undefined} */
let catalogue;

/** The printed facts; the same for every game, so they are fetched once. */
export const printed = () => (catalogue ??= /** @type {Promise<Catalogue>} */ (get('/api/catalogue')).then(indexed));

/**
 * A printed fact that another document names, so that it must be there.
 * @template K, V
 * @param {Map<K, V>} facts @param {K} id @returns {V}
 */
export function known(facts, id) {
  const found = facts.get(id);
  if (found === undefined) throw new Error(`Nothing printed goes by ${id}.`);
  return found;
}

/** @param {Catalogue} facts @returns {Printed} */
const indexed = facts => ({
  ...facts,
  system: new Map(facts.systems.map(each => [each.id, each])),
  planet: new Map(facts.planets.map(each => [each.id, each])),
  environ: new Map(facts.environs.map(each => [each.id, each])),
  character: new Map(facts.characters.map(each => [each.number, each])),
  creature: new Map(facts.creatures.map(each => [each.name, each])),
});

/** What went wrong, as a sentence for people. @param {unknown} failure */
export const sentence = failure => (failure instanceof Error ? failure.message : String(failure));
