/**
 * Requests to the server. What it refuses arrives as a Refused, with the sentence it gave.
 */
export class Refused extends Error {
  /** @param {{title?: string, detail?: string, status?: number, type?: string, ruleCase?: string}} problem */
  constructor(problem) {
    super(problem.detail ?? problem.title ?? 'The server refused.');
    this.problem = problem;
  }
}

/**
 * @param {string} method
 * @param {string} path
 * @param {{token?: string | null, body?: unknown}} [more]
 */
async function call(method, path, {token, body} = {}) {
  const headers = new Headers();
  if (token) headers.set('Authorization', `Bearer ${token}`);
  if (body !== undefined) headers.set('Content-Type', 'application/json');
  let response;
  try {
    response = await fetch(path, {
      method,
      headers,
      body: body === undefined ? undefined : JSON.stringify(body),
    });
  } catch {
    throw new Refused({detail: 'The server cannot be reached.'});
  }
  const text = await response.text();
  const document = text && response.headers.get('Content-Type')?.includes('json') ? JSON.parse(text) : {};
  if (!response.ok) throw new Refused(document);
  return document;
}

/** @param {string} path @param {string | null} [token] */
export const get = (path, token) => call('GET', path, {token});

/** @param {string} path @param {unknown} body @param {string | null} [token] */
export const post = (path, body, token) => call('POST', path, {token, body});

/** What every die of a game will also depend on, drawn where nobody else can see it. */
export function freshNonce() {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return Array.from(bytes, byte => byte.toString(16).padStart(2, '0')).join('');
}

/** @type {Promise<any> | undefined} */
let catalogue;

/** The printed facts; the same for every game, so they are fetched once. */
export const printed = () => (catalogue ??= get('/api/catalogue').then(indexed));

/** @param {any} facts */
function indexed(facts) {
  const by = (/** @type {any[]} */ list, /** @type {string} */ key) => new Map(list.map(each => [each[key], each]));
  return {
    ...facts,
    system: by(facts.systems, 'id'),
    planet: by(facts.planets, 'id'),
    environ: by(facts.environs, 'id'),
    character: by(facts.characters, 'number'),
    creature: by(facts.creatures, 'name'),
  };
}
