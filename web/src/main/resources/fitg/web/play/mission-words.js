import {html, nothing, svg} from 'lit';
import {MISSION_SIGN} from '../board/art/mission-signs.js';

/** @import {Decision, Odds, View} from '../net/documents.js' */
/** @import {Printed} from '../net/printed.js' */

/** What a mission is for, in one plain sentence under its name. The card has the whole of it. @type {Record<string, string>} */
export const MISSION_EFFECT = {
  S: 'Destroy a unit or hit the base',
  D: 'Loyalty moves towards you',
  R: 'The planet rises, or is calmed again',
  P: 'Find something useful',
  G: 'Somebody joins you',
  I: 'See everybody on the planet',
  F: 'Free captives of yours here',
  A: 'Kill an enemy you can see',
  B: 'A camp that goes on by itself',
  T: 'Imperial units change sides',
  C: 'Loyalty moves by force',
  E: 'The sovereign brings units',
  J: 'Free captives from a ship',
  H: 'Take enemy resources',
  Q: 'Learn a secret',
};

/** What a mission needs before it is offered, for those that are often missing. @type {Record<string, string>} */
const NEEDS = {
  S: 'needs an enemy unit here or an enemy base',
  D: 'needs a loyalty that can still move',
  R: 'needs a planet at Unrest, or a rebellion to stop',
  F: 'needs a captive of yours here',
  A: 'needs an enemy who is seen here',
  C: 'needs a place with a coup rating',
  T: 'needs Imperial units here',
};

/** Questions that say themselves how many draws or rolls are left. */
export const COUNTED = new Set(['draw', 'complete', 'event-roll']);

/** How many chances the missions at hand still have; the bonus comes after them. @param {View | null} view */
export function drawsLeft(view) {
  const left = view?.board?.missions.drawsLeft ?? 0;
  const what = view?.board?.theatre ? 'roll' : 'card';
  return left ? `${left} ${what}${left === 1 ? '' : 's'} left and any bonus ${what}s` : `only bonus ${what}s are left`;
}

/** What goes into a mission, from what the odds were reckoned with; nothing where they say it otherwise. @param {Odds} odds */
export function costOf({assumed}) {
  const drawn = assumed.find(({key}) => key?.startsWith('odds.mission.draws-'));
  const shown = assumed.find(({key}) => key === 'odds.mission.of-all-cards');
  if (!drawn || !shown) return '';
  const [draws, more] = drawn.parts?.map(({name}) => name) ?? [];
  const [useful, all] = shown.parts?.map(({name}) => name) ?? [];
  return `${draws} cards${more === '0' ? '' : ` and ${more} bonus`}; ${useful} of ${all} help`;
}

/** What cannot be undertaken here, folded up, each with what it needs. @param {Decision} decision @param {Printed | null} printed */
export function notHere({actions, side}, printed) {
  const offered = new Set(actions.map(({piece}) => String(piece?.id)));
  const missing = printed?.missions.filter(({letter, sides}) => NEEDS[letter] && sides.includes(side) && !offered.has(letter)) ?? [];
  if (!missing.length) return nothing;
  return html`<details class="not-here">
    <summary>Not possible here <small>${missing.length}</small></summary>
    <ul>
      ${missing.map(({letter, name}) => html`<li><svg class="sign" viewBox="-6 -6 32 32" aria-hidden="true">${svg`<path fill-rule="evenodd" d=${MISSION_SIGN[letter] ?? ''}></path>`}</svg> ${name.split(' / ')[side === 'rebel' ? 0 : 1] ?? name} <small>${NEEDS[letter]}</small></li>`)}
    </ul>
  </details>`;
}
