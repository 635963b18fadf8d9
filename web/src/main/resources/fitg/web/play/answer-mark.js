import {html, nothing, svg} from 'lit';
import {unsafeSVG} from 'lit/directives/unsafe-svg.js';
import {military} from '../board/art/marks.js';
import {MISSION_SIGN} from '../board/art/mission-signs.js';
import {medallion} from '../board/art/portrait.js';
import {spaceship} from '../board/art/ships.js';
import {TYPE_SIGN} from '../board/art/terrain.js';
import {signsOf, unitsArt} from '../board/actor.js';

/** @import {Action, Board, Character, CharacterFacts} from '../net/documents.js' */
/** @import {Printed} from '../net/printed.js' */

/** The picture beside an answer: whom or what it names. @param {Pick<Action, 'piece'>} action @param {Printed | null} printed @param {Board | undefined} board */
export function answerMark({piece}, printed, board) {
  if (!piece || !printed) return nothing;
  switch (piece.kind) {
    case 'character': {
      const facts = printed.character.get(Number(piece.id));
      const now = board?.characters.find(each => each.number === Number(piece.id));
      return facts ? face(facts, now) : nothing;
    }
    case 'ship': {
      const facts = printed.ships.find(each => each.key === String(piece.id));
      return facts ? picture('-2 -2 44 52', spaceship(facts, 48)) : nothing;
    }
    case 'environ': {
      const facts = printed.environ.get(Number(piece.id));
      return facts ? picture('-2 -2 24 24', `<path class="type-sign" fill-rule="evenodd" d="${TYPE_SIGN[facts.type]}"/>`) : nothing;
    }
    case 'unit': {
      const facts = printed.units.find(each => each.kind === piece.id);
      return facts ? picture('-1 -5 42 46', unitsArt({side: /** @type {import('../net/documents.js').Side} */ (facts.side), kind: facts.kind, count: 1}, 38, printed, facts.side === 'imperial' && Boolean(board?.province))) : nothing;
    }
    case 'counter': {
      const now = board?.theatre?.counters.find(each => each.number === Number(piece.id));
      const facts = now && printed.second.counters.find(each => each.name === now.type);
      return now ? picture('-3 -3 46 46', military(now, facts, now.aboard.length, 40, 48)) : nothing;
    }
    case 'counter-type': {
      const facts = printed.second.counters.find(each => each.name === piece.name);
      return facts ? picture('-3 -3 46 46', military({...FRESH, ...facts, type: facts.name}, facts, 0, 40, 48)) : nothing;
    }
    case 'place':
      return picture('0 0 24 24', String(piece.id).startsWith('orbit') ? ORBIT : DRIFT);
    case 'mission':
      return html`<svg class="letter" viewBox="-6 -6 32 32" aria-hidden="true">${svg`<path fill-rule="evenodd" d=${MISSION_SIGN[String(piece.id)] ?? ''}></path>`}</svg>`;
    default:
      return nothing;
  }
}

/** A counter as it comes from the box. */
const FRESH = {number: 0, place: '', hits: 0, damaged: false, moved: false, dispersed: false, faceDown: false, inLine: false, chosen: false, aboard: []};

/** An orbit box: a band over a planet. A drift area: two dotted rings. */
const ORBIT = '<circle cx="12" cy="15" r="5.5" class="type-sign" opacity=".7"/><path d="M2.5 15A9.5 9.5 0 0 1 21.5 15" class="orbit-sign"/>';
const DRIFT = '<circle cx="12" cy="12" r="2.5" class="type-sign"/><circle cx="12" cy="12" r="6" class="drift-sign"/><circle cx="12" cy="12" r="10" class="drift-sign"/>';

/** Somebody's face with his states. @param {CharacterFacts} facts @param {Character | undefined} now */
export const face = (facts, now) => picture('-6 -8 112 114', medallion(facts, 100, now ? {...signsOf(now), dim: false} : {}, 36));

/** @param {string} viewBox @param {string} drawing */
const picture = (viewBox, drawing) => html`<svg class="mark" viewBox=${viewBox} aria-hidden="true">${svg`${unsafeSVG(drawing)}`}</svg>`;
