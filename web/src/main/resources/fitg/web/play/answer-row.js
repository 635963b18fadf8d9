import {html, nothing, svg} from 'lit';
import {answerMark} from './answer-mark.js';
import {consequence} from './done-words.js';
import {MISSION_EFFECT, costOf} from './mission-words.js';
import {headlineOf, percent} from './odds-view.js';

/** @import {Action, Decision, Odds} from '../net/documents.js' */
/** @typedef {import('./decision-panel.js').DecisionPanel} DecisionPanel */

/** One answer of a question: its picture, what it does in plain words, what goes into it and how likely it is. */

/** Up to so many answers show everything about their odds; of more each shows one number, and the rest on demand. */
const FEW_ODDS = 3;

/** More outcomes than this are shown on demand only. */
const MOST_LINES = 4;

/** Up to so many plain answers need no button below them: the preset one is the button. */
const FEW_ROWS = 4;

/** Whether there is a button for the preset answer beside its row. @param {Action[]} shown @param {Decision} decision */
export const needsButton = (shown, decision) => decision.question === 'mission' || shown.length > FEW_ROWS;

/** @param {DecisionPanel} panel @param {Action} action @param {number} i @param {Decision} decision @param {number} all */
export function answerRow(panel, action, i, decision, all) {
  const usual = action.key === panel.preset(decision);
  const mission = decision.question === 'mission' && action.piece?.kind === 'mission';
  const odds = panel.missions.oddsOf(action);
  const few = all <= (matchMedia('(max-width: 800px)').matches ? 1 : FEW_ODDS) && (odds?.outcomes.length ?? 0) <= MOST_LINES;
  const telling = odds || action.jump;
  const open = Boolean(telling && !decision.run && (few || panel.opened === action.key));
  const headline = odds ? headlineOf(odds) : undefined;
  const button = usual && (panel.wholeAct || needsButton(panel.shown(decision), decision));
  const advised = panel.hinted === action.key;
  const sharing = panel.missions.has(action, decision);
  return html`<li class="answer ${usual ? `suggested ${button ? '' : 'alone'}` : ''} ${advised ? 'hinted' : ''} ${mission ? 'mission' : ''} ${odds?.warning ? 'vain' : ''}">
    <button ?disabled=${panel.busy} data-key=${action.key} @click=${() => panel.answer(action.key)}>
      ${i < 9 ? html`<kbd aria-hidden="true">${i + 1}</kbd>` : nothing} ${answerMark(action, panel.printed, panel.view?.board)}
      <span class="text"
        >${action.text}${action.piece?.kind === 'mission' ? html` <span class="code">${action.piece.id}</span>` : nothing}${advised ? html` <span class="advised">advised</span>` : nothing}${mission ? aboutMission(action, sharing ? undefined : odds) : about(action, decision, open, headline)}${odds?.warning && !open ? html`<small class="warning" title=${odds.warning}>${odds.warning}</small>` : nothing}</span
      >
      ${open || decision.run ? nothing : chance(headline ?? action.jump?.results[0])} ${usual && !button ? html`<kbd aria-hidden="true">Enter</kbd>` : nothing}
    </button>
    ${telling && !few && !decision.run
      ? html`<button class="why" aria-expanded=${open} aria-label="Why: ${action.text}" @click=${() => (panel.opened = open ? '' : action.key)}>
          ${open ? '▴' : '▾'}
        </button>`
      : nothing}
    ${sharing ? panel.missions.faces(action, odds) : nothing} ${open && odds && !action.jump ? html`<odds-view .odds=${odds}></odds-view>` : nothing}
    ${open && action.jump ? html`<jump-table .jump=${action.jump} .printed=${panel.printed}></jump-table>` : nothing}
  </li>`;
}

/** What a mission is for and what goes into it; of one that would be in vain the warning says enough. @param {Action} action @param {Odds | undefined} odds */
function aboutMission(action, odds) {
  if (action.odds?.warning) return nothing;
  const cost = odds ? costOf(odds) : '';
  return html`<small>${MISSION_EFFECT[String(action.piece?.id)]}</small>${cost ? html`<small class="cost">${cost}</small>` : nothing}`;
}

/** @param {Action} action @param {Decision} decision @param {boolean} open @param {ReturnType<typeof headlineOf>} headline */
function about(action, decision, open, headline) {
  const effect = decision.run || open ? '' : (headline?.what ?? action.jump?.results[0].what ?? consequence(decision.question, action));
  return effect ? html`<small>${effect}</small>` : nothing;
}

/** The one number of what a button does, as it stands on it. @param {Odds | null | undefined} odds */
export function likely(odds) {
  const headline = odds && headlineOf(odds);
  return headline && 'probability' in headline ? ` · ${percent(headline.probability)}` : '';
}

/** The one number of an answer: how likely is what it is for, or how much of it there will be. @param {ReturnType<typeof headlineOf>} headline */
function chance(headline) {
  if (!headline) return nothing;
  if ('mean' in headline) return html`<span class="chance" title=${headline.what}>${headline.mean.toFixed(1)}<span class="visually-hidden"> ${headline.what}</span></span>`;
  const {what, probability} = headline;
  return html`<span class="chance" title=${what}>
    ${percent(probability)}<span class="visually-hidden"> ${what}</span>
    <svg viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">
      ${svg`<rect class="bed" width="100" height="6" rx="3"></rect><rect class="run" width=${100 * probability} height="6" rx="3"></rect>`}
    </svg>
  </span>`;
}
