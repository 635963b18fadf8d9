/** @import {Catalogue, CharacterFacts, Creature, EnvironFacts, PlanetFacts, System} from './documents.js' */

/**
 * The catalogue with its places and people found by what the other documents call them.
 * @typedef {Catalogue & {
 *   system: Map<number, System>, planet: Map<number, PlanetFacts>, environ: Map<number, EnvironFacts>,
 *   character: Map<number, CharacterFacts>, creature: Map<string, Creature>,
 * }} Printed
 */

export {};
