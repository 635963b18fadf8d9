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
  const words = decision.run && chosen ? inWords(decision.run, chosen) : actInWords(hint, decision);
  return {hint, preset: decision.run ? '' : (hint.preset ?? ''), chosen, words};
}

/** An act of several answers as one would say it: who is not taken along is not named, who has to go is. @param {Hint} hint @param {Decision} decision */
function actInWords({act, options, action}, decision) {
  if (act.length === 1) return plainly(options.find(option => option.key === action)?.text ?? act[0].text);
  /** @type {string[]} */ const parts = [];
  /** @type {Set<string>} */ const gone = new Set();
  act.forEach(({key, text}, i) => {
    if (key === 'leave' || key === 'take') return;
    const company = companyOf(act.slice(i + 1), decision.actions.find(each => each.key === key), gone);
    parts.push(plainly(text) + (company.length ? ` with ${company.join(', ')}` : ''));
  });
  return counted(parts).join('; ') || 'nobody goes';
}

/**
 * Who goes along: those who are taken, or the one who is left when nobody else goes, whom nobody is asked about.
 * @param {Hint['act']} then what is answered after it @param {import('../net/documents.js').Action | undefined} answer @param {Set<string>} gone who has been sent somewhere, which is kept up
 */
function companyOf(then, answer, gone) {
  const end = then.findIndex(({key}) => key !== 'leave' && key !== 'take');
  const asked = end < 0 ? then : then.slice(0, end);
  const free = (answer?.leadsTo?.lines ?? []).map(({piece}) => piece.name).filter(name => !gone.has(name));
  const taken = asked.filter(({key}) => key === 'take').map(({text}) => text);
  const company = !taken.length && free.length === asked.length + 1 ? free.slice(-1) : taken;
  company.forEach(name => gone.add(name));
  return company;
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
