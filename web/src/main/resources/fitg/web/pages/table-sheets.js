import {html} from 'lit';
import '../play/chat-box.js';
import '../play/forces-list.js';
import '../play/game-menu.js';
import {read, unread} from '../play/unread.js';
import '../story/story-log.js';

/** @import {View} from '../net/documents.js' */
/** @typedef {import('./table-page.js').TablePage} TablePage @typedef {import('../net/table.js').Table} Table */

/** The sheets beside the map, one of which lies on top: guide, story, galaxy, forces, chat, game. */

/** Their names and what their tabs say. @param {TablePage} page @param {View} view @returns {[string, string][]} */
function sheets(page, {viewer, board}) {
  const news = page.table ? unread(page.game, page.table.chat, viewer) : 0;
  return [
    ...(page.withGuide ? [/** @type {[string, string]} */ (['guide', 'Guide'])] : []),
    ['story', 'Story'],
    ...(board?.realm ? [/** @type {[string, string]} */ (['galaxy', 'Galaxy'])] : []),
    ['forces', 'Forces'],
    ...(viewer === 'spectator' ? [] : [/** @type {[string, string]} */ (['chat', news ? `Chat (${news})` : 'Chat'])]),
    ['game', 'Game'],
  ];
}

/** @param {TablePage} page @param {View} view */
export const tabsOf = (page, view) => html`<div class="tabs" role="tablist" aria-label="Beside the map" @keydown=${(/** @type {KeyboardEvent} */ event) => otherTab(page, view, event)}>
  ${sheets(page, view).map(([name, label]) => tab(page, name, label))}
</div>`;

/** A sheet that was asked for gets room until it is put away. @param {TablePage} page @param {string} name @param {string} label */
function tab(page, name, label) {
  const selected = page.tab === name;
  return html`<button
    role="tab"
    id="tab-${name}"
    aria-controls="sheet"
    aria-selected=${selected}
    tabindex=${selected ? 0 : -1}
    @click=${() => (page.chosenTab = name)}
  >
    ${label}
  </button>`;
}

/** @param {TablePage} page @param {View} view @param {KeyboardEvent} event */
async function otherTab(page, view, event) {
  const step = {ArrowRight: 1, ArrowLeft: -1}[event.key];
  if (!step) return;
  event.preventDefault();
  const names = sheets(page, view).map(([name]) => name);
  page.chosenTab = names[(names.indexOf(page.tab) + step + names.length) % names.length];
  await page.updateComplete;
  /** @type {HTMLElement | null} */ (page.renderRoot.querySelector(`#tab-${page.tab}`))?.focus();
}

/** The sheet on top. @param {TablePage} page @param {View} view @param {Table} table */
export function sheetOf(page, view, table) {
  if (page.tab === 'chat') read(page.game, table.chat);
  switch (page.tab) {
    case 'guide':
      import('../guide/guide-panel.js').catch(() => {}); // its words are for those who are guided; the page plays without them
      return html`<guide-panel .view=${view} .log=${page.inStep?.logAsTold(table.log) ?? table.log} .printed=${page.facts} .hint=${page.counsel?.hint ?? null}></guide-panel>`;
    case 'galaxy':
      return html`<realm-sheet .view=${view} .log=${table.log} .printed=${page.facts}></realm-sheet>`;
    case 'forces':
      return html`<forces-list .board=${view.board} .printed=${page.facts}></forces-list>`;
    case 'chat':
      return html`<chat-box .lines=${table.chat} .presence=${table.presence} .game=${view.game} .viewer=${view.viewer} @say=${(/** @type {CustomEvent} */ event) => table.say(event.detail)}></chat-box>`;
    case 'game':
      return html`<game-menu .view=${view} .token=${page.token} @resign=${() => table.resign()}></game-menu>`;
    default:
      return html`<story-log
        .entries=${page.inStep?.logAsTold(table.story) ?? table.story}
        .printed=${page.facts}
        .viewer=${view.viewer}
        .game=${view.game}
        @earlier=${(/** @type {CustomEvent} */ event) => table.readEarlier(event.detail.all)}
        @moment=${(/** @type {CustomEvent} */ event) => page.lookBack(event.detail.number)}
      ></story-log>`;
  }
}
