/**
 * Texts of the guide name what can be looked up: `{mission:C|Coup}`, `{case:13.2}`, `{term:loyalty|loyalty}`.
 *
 * @typedef {{text: string, kind?: string, id?: string, tail?: string}} Part tail: a stop that must not begin a line of its own
 */

/** @param {string} text @returns {Part[]} */
export function marked(text) {
  const parts = text.split(/(\{[^}]+\}[.,;:)]*)/).filter(Boolean);
  return parts.map(part => {
    const found = part.match(/^\{([\w-]+):([^|}]+)(?:\|([^}]+))?\}(.*)$/);
    return found ? {kind: found[1], id: found[2], text: found[3] ?? found[2], tail: found[4]} : {text: part};
  });
}

/** The text alone, without what could be looked up and without cases. @param {string} text */
export const unmarked = text => marked(text).map(({kind, text: words, tail}) => `${kind === 'case' ? '' : words}${tail ?? ''}`).join('').replace(/ +([.,;:)])/g, '$1');
