import {LOYALTIES} from '../board/words.js';

/** @import {Board, Planet, Side} from '../net/documents.js' */

/**
 * What turns a planet, and how far it is from that, in words. It reads what lies on the board; what may be done there the server says.
 *
 * @typedef {{planet: Planet, now: string, turns: string, near: number}} Turning `near`: the fewer, the sooner something may change
 */

/** How many military units of a side stand on a planet, as far as the reader sees. @param {Board} board @param {number} planet @param {Side} side */
function unitsOn(board, planet, side) {
  const environs = board.environs.filter(each => each.planet === planet);
  const stacks = environs.flatMap(({units}) => units.filter(each => each.side === side)).reduce((sum, {count}) => sum + count, 0);
  const counters = (board.theatre?.counters ?? []).filter(each => each.side === side && environs.some(({id}) => id === each.place)).length;
  return stacks + counters;
}

/** @param {number} count @param {string} one @param {string} [many] */
const counted = (count, one, many = `${one}s`) => `${count || 'no'} ${count === 1 ? one : many}`;

/** @param {Board} board @returns {Turning[]} what may turn soonest first */
export const turnings = board => board.planets.map(planet => turning(board, planet)).sort((one, other) => one.near - other.near);

/** @param {Board} board @param {Planet} planet @returns {Turning} */
function turning(board, planet) {
  const {state, loyalty, pdbUp} = planet;
  const imperial = unitsOn(board, planet.id, 'imperial');
  const base = `base ${pdbUp ? 'Up' : 'Down'}`;
  switch (state.id) {
    case 'rebellion':
      return {planet, now: state.name, near: 0, turns: `The Rebels’ when no Imperial unit stands here and its base is Up; now ${counted(imperial, 'Imperial unit')}, ${base}. Stop Rebellion ends it.`};
    case 'rebellion-stopped':
      return {planet, now: state.name, near: 1, turns: `The Empire’s as soon as none but its units stand here; now ${counted(unitsOn(board, planet.id, 'rebel'), 'Rebel unit')}, ${counted(imperial, 'Imperial unit')}.`};
    case 'rebel-control':
      return {planet, now: state.name, near: 1, turns: `The Empire takes it back with Stop Rebellion. Its base is ${pdbUp ? 'Up' : 'Down'}; ${counted(unitsOn(board, planet.id, 'rebel'), 'Rebel unit')} ${unitsOn(board, planet.id, 'rebel') === 1 ? 'holds' : 'hold'} it.`};
    default:
      return {planet, now: capital(loyalty), near: 1 + stepsToUnrest(loyalty), turns: stepsToUnrest(loyalty) ? `${counted(stepsToUnrest(loyalty), 'step')} to Unrest, where a rebellion can be started.` : 'At Unrest: one success of Start Rebellion raises it.'};
  }
}

/** @param {string} loyalty */
const stepsToUnrest = loyalty => LOYALTIES.length - 1 - LOYALTIES.findIndex(each => each === loyalty);

/** @param {string} word */
const capital = word => word.charAt(0).toUpperCase() + word.slice(1);
