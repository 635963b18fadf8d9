import {nothing, svg} from 'lit';
import {military, shipMarks} from './art/marks.js';
import {counter} from './art/pieces.js';
import {medallion, outline} from './art/portrait.js';
import {spaceship} from './art/ships.js';
import {art, at, reachable} from './reach.js';
import {describeToken} from './words.js';

/** @import {Character, Units} from '../net/documents.js' */
/** @import {Printed} from '../net/printed.js' */
/** @typedef {import('./reach.js').Look} Look @typedef {import('./scene.js').Token} Token */

/** A piece with its name under it, in a box of its plan. @param {Token} token @param {number} high @param {number} width @param {Look} look */
export function actor(token, high, width, look) {
  const face = token.kind === 'counter' ? Math.min(46, high) : high;
  const x = (width - face) / 2;
  const name = token.kind === 'character' ? svg`<text class="who" x=${width / 2} y=${face + 13}>${token.short}</text>` : '';
  const label = describeToken(token, look.scene.inside.get(token.piece));
  return svg`<g class="mover" data-mover=${token.piece} transform=${face < high ? `translate(0 ${high - face})` : nothing}>
    <ellipse class="ground-shade" cx=${width / 2} cy=${face} rx=${face * 0.4} ry="4.5" aria-hidden="true"></ellipse>
    <g class="drawing" aria-hidden="true">${at({x, y: 0}, portrait(token, face, look.printed, face, inmates(token, look)))}${name}</g>
    ${reachable(token.piece, label, look, at({x, y: 0}, ring(token, face)))}
  </g>`;
}

/** How many are inside a piece. @param {Token} token @param {Look} look */
export const inmates = (token, look) => look.scene.inside.get(token.piece)?.length ?? 0;

/** A token without its name, in a square. @param {Token} token @param {number} size @param {Printed} printed @param {number} [onScreen] @param {number} [inside] how many are in it */
export function portrait(token, size, printed, onScreen, inside = 0) {
  if (token.kind === 'counter') return art(military(token.state, printed.second.counters.find(each => each.name === token.state.type), inside, size, onScreen));
  if (token.kind === 'units') return at({x: 1, y: 2}, art(unitsArt(token.state, size - 4, printed, true)));
  if (token.kind === 'ship') {
    const facts = printed.ships.find(each => each.key === token.state.key);
    return facts ? svg`${at({x: size * 0.08, y: 0}, art(spaceship(facts, size)))}${art(shipMarks(token.state.damaged, inside, size, onScreen))}` : '';
  }
  const facts = printed.character.get(token.state.number);
  return facts ? art(medallion(facts, size, signsOf(token.state, token), onScreen)) : '';
}

/** What is to be known of somebody at a glance. @param {Character} state @param {{mission?: string | undefined, flies?: boolean}} [more] @returns {import('./art/portrait.js').Signs} */
export function signsOf(state, more = {}) {
  const cards = state.cards.length + Math.max(0, state.faceDownCards - state.cards.filter(each => !each.shown).length);
  return {
    detected: state.detected && !state.prisoner, wounds: state.condition ? state.condition.hits : state.wounds, hurt: state.condition?.wounded, stunned: state.condition?.stunned, escorts: state.condition?.escorts.length, prisoner: state.prisoner, leads: state.stack === 'military' && !state.prisoner,
    ship: more.flies, mission: more.mission, cards, disabled: state.disabled, dim: state.moved || state.barred,
  };
}

/** The ring around what can be chosen or has the focus. @param {Token} token @param {number} size */
export function ring(token, size) {
  if (token.kind !== 'character') return svg`<rect class="glow" x=${-size * 0.02} y="-3" width=${size * 0.96} height=${size + 5} rx="9"></rect>`;
  return svg`<path class="glow" transform="scale(${size / 100})" d=${outline(token.side)}></path>`;
}

/** So many units of a kind. @param {Pick<Units, 'side' | 'kind' | 'count'>} units @param {number} size @param {Printed} printed @param {boolean} [flying] off the ground their second strength counts, too */
export function unitsArt({side, kind, count}, size, printed, flying = false) {
  const facts = printed.units.find(each => each.kind === kind);
  const nums = !facts ? '' : side === 'rebel' || flying ? `${facts.strength}-${facts.spaceStrength}` : String(facts.strength);
  return counter({side, kind, type: facts?.environType, nums, hidden: kind === 'mobile', count}, size);
}

/** A stack of units. @param {Units} units @param {number} face @param {Look} look */
export function stack(units, face, {printed}) {
  const size = Math.min(38, face - 6);
  const drawing = unitsArt(units, size, printed);
  return svg`<g class="stack" aria-hidden="true" data-mover="units ${units.side} ${units.kind}">
    <ellipse class="ground-shade" cx=${size / 2 + 2} cy=${face} rx=${size / 2} ry="4.5"></ellipse>
    ${at({x: 2, y: face - size}, art(drawing))}</g>`;
}
