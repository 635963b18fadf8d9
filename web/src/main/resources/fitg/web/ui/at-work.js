import {sentence} from '../net/api.js';

/**
 * Does what a button began: meanwhile the element is busy, and afterwards it says what went wrong.
 *
 * @param {{busy: boolean, error: string}} element @param {() => Promise<unknown>} work
 */
export async function atWork(element, work) {
  if (element.busy) return;
  element.busy = true;
  element.error = '';
  try {
    await work();
  } catch (refused) {
    element.error = sentence(refused);
  } finally {
    element.busy = false;
  }
}
