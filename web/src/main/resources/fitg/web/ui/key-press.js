/** Keys that mean something to the whole page must not be meant for a field or a dialog. */

/** Whoever types or reads in a dialog answers nothing. @param {KeyboardEvent} event */
export function elsewhere(event) {
  return event.composedPath().some(
    each =>
      each instanceof HTMLInputElement || each instanceof HTMLSelectElement || each instanceof HTMLTextAreaElement || each instanceof HTMLDialogElement,
  );
}

/** Whether a key was pressed alone, for the page. @param {KeyboardEvent} event */
export const plainKey = event => !event.ctrlKey && !event.metaKey && !event.altKey && !elsewhere(event);
