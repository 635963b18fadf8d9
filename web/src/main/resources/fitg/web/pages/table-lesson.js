import {html, nothing} from 'lit';

/** @import {View} from '../net/documents.js' */
/** @typedef {import('./table-page.js').TablePage} TablePage */

/** What is taught at this table, if anything. @param {TablePage} page @param {View} view @param {boolean} learned */
export function taughtAt(page, view, learned) {
  const {lesson} = page;
  if (!lesson) return nothing;
  const {decision} = view;
  const step = lesson.stepAt(decision);
  lesson.begins ??= decision?.number;
  return html`<lesson-card
    .course=${lesson.course}
    .step=${step}
    .game=${page.game}
    ?learned=${learned}
    ?begun=${decision?.number !== lesson.begins}
    ?astray=${Boolean(decision) && !step}
    @stay=${() => (page.lesson = null)}
  ></lesson-card>`;
}
