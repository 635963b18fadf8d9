import {settings} from './settings.js';
import {play} from './sound.js';

/** @import {View} from '../net/documents.js' */

/**
 * Says that it is somebody's turn: in the title of the page always, with a sound and with a notification of the browser as
 * the player likes.
 */

/** The question of which the player was told. @type {string | undefined} */
let told;

/** Whether this browser can show notifications at all. */
export const canNotify = () => 'Notification' in window;

/** Whether they were forbidden, which only the browser's own settings can undo. */
export const isForbidden = () => canNotify() && Notification.permission === 'denied';

/** Asked only when somebody switches notifications on. @returns {Promise<boolean>} whether they will be shown */
export async function allowNotifications() {
  return canNotify() && (await Notification.requestPermission()) === 'granted';
}

/** To be called with every view of one's own table. @param {View | null} view */
export function notifyTurn(view) {
  const title = view?.game.title ?? 'Freedom in the Galaxy';
  const mine = Boolean(view?.decision);
  document.title = mine ? `● Your decision – ${title}` : title;
  const turn = mine ? `${view?.game.id} ${view?.viewer}` : undefined;
  if (view && turn && turn !== told) call(view);
  told = turn;
}

/** Only where the game waited for somebody else before. @param {View} view */
function call(view) {
  play('turn');
  if (!document.hidden || !settings.get('notifications') || !canNotify() || Notification.permission !== 'granted') return;
  const note = new Notification(view.game.title, {body: view.decision?.prompt, tag: view.game.id, icon: '/icon.svg'});
  note.onclick = () => {
    window.focus();
    note.close();
  };
}
