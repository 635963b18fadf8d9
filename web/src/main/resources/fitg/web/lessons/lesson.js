import {html} from 'lit';
import {unmarked} from '../guide/marked-text.js';
import {counselOn} from '../play/counsel.js';
import './lesson-card.js';
import {lessonNamed} from './course.js';

/** @import {Decision, Hint, LogEntry, View} from '../net/documents.js' */

/** A lesson at its table: what it advises, and whether it has been learned. */
export class Lesson {
  /** @param {string} id */
  constructor(id) {
    this.course = lessonNamed(id);
    /** The number of its first question. @type {number | undefined} */ this.begins = undefined;
  }

  /** Advice comes by itself here. */
  isSilent = false;

  /** What stands above the question. @param {import('../pages/table-page.js').TablePage} page @param {View} view @param {boolean} learned */
  card(page, {decision}, learned) {
    const step = this.stepAt(decision);
    this.begins ??= decision?.number;
    return html`<lesson-card
      .course=${this.course}
      .step=${step}
      .game=${page.game}
      ?learned=${learned}
      ?begun=${decision?.number !== this.begins}
      ?astray=${Boolean(decision) && !step}
      @stay=${() => page.leaveLesson()}
    ></lesson-card>`;
  }

  /** The step that is due at a question. @param {Decision | null | undefined} decision */
  stepAt(decision) {
    return this.course?.steps.find(({keys: [first]}) => decision?.actions.some(({key}) => key === first));
  }

  /** What is advised here; where the lesson says nothing a Captain is asked. @param {Decision} decision @returns {import('../play/counsel.js').Counsel | null} */
  counselAt(decision) {
    const step = this.stepAt(decision);
    if (!step) return null;
    const {keys, does, say} = step;
    const text = (/** @type {string} */ key) => decision.actions.find(each => each.key === key)?.text ?? '';
    /** @type {Hint} */
    const hint = {
      number: decision.number,
      action: keys[0],
      act: keys.map(key => ({key, text: text(key)})),
      reason: unmarked(say),
      options: [],
      preset: keys[0],
    };
    const counsel = counselOn(decision, hint);
    return counsel && {...counsel, words: does};
  }

  /** @param {Decision | null | undefined} decision the question as it is, whether the story has come to it or not @param {LogEntry[]} log as far as it has been told */
  isLearned(decision, log) {
    const {until, times = 1, besides = []} = this.course ?? {};
    const enough = log.filter(({type}) => type === until).length >= times;
    return enough && !(decision && besides.includes(decision.question));
  }
}
