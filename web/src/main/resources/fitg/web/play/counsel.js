import {advisedIn, inWords} from './run.js';

/** @import {Decision, Hint} from '../net/documents.js' */

/**
 * What is advised at a question. Form, button, bubble, guide, hint and Enter all ask this: they say the same, or nothing.
 *
 * @typedef {object} Counsel
 * @property {Hint} hint as a Captain gives it
 * @property {string} preset the answer that may be given without a look; empty where there is none
 * @property {import('./run.js').Chosen | undefined} chosen of a run of questions
 * @property {string} words what he would do
 */

/** @param {Decision | null | undefined} decision @param {Hint | null | undefined} hint @returns {Counsel | null} */
export function counselOn(decision, hint) {
  if (!decision || hint?.number !== decision.number) return null;
  const chosen = decision.run && advisedIn(decision.run, hint.act.map(({key}) => key));
  const words = decision.run && chosen ? inWords(decision.run, chosen) : actInWords(hint);
  return {hint, preset: decision.run ? '' : (hint.preset ?? ''), chosen, words};
}

/** An act of several answers as one would say it: who is not taken along is not named. @param {Hint} hint */
function actInWords({act, options, action}) {
  if (act.length === 1) return plainly(options.find(option => option.key === action)?.text ?? act[0].text);
  /** @type {string[]} */ const parts = [];
  let company = false;
  for (const {key, text} of act) {
    if (key === 'leave') continue;
    if (key === 'take' && parts.length) parts[parts.length - 1] += `${company ? ',' : ' with'} ${text}`;
    else parts.push(plainly(text));
    company = key === 'take';
  }
  return counted(parts).join('; ') || 'nobody goes';
}

/** The same thing several times in a row is said once. @param {string[]} parts */
function counted(parts) {
  /** @type {{part: string, times: number}[]} */ const runs = [];
  for (const part of parts) {
    const last = runs.at(-1);
    if (last?.part === part) last.times++;
    else runs.push({part, times: 1});
  }
  return runs.map(({part, times}) => (times > 1 ? `${part}, ${times} times` : part));
}

/** What an answer is called in advice. @param {string} text */
const plainly = text => (text === 'done' ? 'leave it at that' : text);
