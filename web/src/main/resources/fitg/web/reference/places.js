import {html, nothing} from 'lit';
import {known} from '../net/api.js';
import {card, facts, link, listing, named} from './parts.js';
import {crownMark, environMark, houseMark, pictogram, planetMark, starMark} from './pictograms.js';

/** @import {Printed} from '../net/printed.js' */

/** The cards of places: environs and planets. */

/** @param {Printed} all @param {number} id */
export function environCard(all, id) {
  const environ = all.environ.get(id);
  if (!environ) return undefined;
  const planet = known(all.planet, environ.planet);
  const locals = environ.irateLocals;
  return card(
    {
      mark: environMark(environ.type),
      kind: `${named(all.words.environTypes, environ.type)} environ`,
      title: environ.name,
      subtitle: html`on ${link('planet', planet.id, planet.name)}`,
    },
    html`
      ${facts([
        ['Size', environ.size],
        ['Resources', html`${environ.resource}${environ.starred ? pictogram(starMark(), 'with a star') : nothing}`],
        ['Lived in by', environ.races.length ? environ.races.map(race => link('race', race, race)) : 'nobody'],
        ['Creature', environ.creature && link('creature', environ.creature, environ.creature)],
        ['Sovereign', environ.sovereign && link('sovereign', environ.sovereign, environ.sovereign)],
        ['Coup rating', environ.coupRating],
        ['Irate locals', `strength ${locals.strength}, endurance ${locals.endurance}${locals.firefight ? ', firefight' : ''}`],
      ])}
      ${listing(
        'Also on this planet',
        planet.environs.filter(each => each !== id).map(each => environLink(all, each)),
      )}
    `,
  );
}

/** @param {Printed} all @param {number} id */
function environLink(all, id) {
  const environ = known(all.environ, id);
  return html`${pictogram(environMark(environ.type))} ${link('environ', id, environ.name)}
    <span class="soft">size ${environ.size}</span>`;
}

/** @type {Record<string, string>} */
const KIND = {capital: 'Capital of a province', throne: 'The Imperial throne', ordinary: 'Planet'};

/** @param {Printed} all @param {number} id */
export function planetCard(all, id) {
  const planet = all.planet.get(id);
  if (!planet) return undefined;
  const system = known(all.system, planet.system);
  const province = all.provinces.find(each => each.id === system.province);
  const loyalty = (/** @type {string} */ word) => named(all.words.loyalties, word);
  return card(
    {
      mark: planet.kind === 'throne' ? crownMark() : planet.kind === 'capital' ? starMark() : planetMark(),
      kind: KIND[planet.kind] ?? 'Planet',
      title: planet.name,
      subtitle: `${system.name} system, ${province?.name ?? ''}`,
    },
    html`
      ${facts([
        ['Home of', planet.homeOfRace && html`${pictogram(houseMark())} ${link('race', planet.homeOfRace, planet.homeOfRace)}`],
        ['Begins', loyalty(planet.startLoyalty)],
        [
          'In Armageddon',
          `${loyalty(planet.armageddonLoyalty)}${planet.armageddonRebelControlled ? ', in Rebel hands' : ''}`,
        ],
      ])}
      ${listing('Environs', planet.environs.map(each => environLink(all, each)))}
      ${listing(
        `Also around ${system.name}`,
        system.planets
          .filter(each => each !== id)
          .map(each => link('planet', each, known(all.planet, each).name)),
      )}
      ${listing('Space routes', routes(all, system.id))}
    `,
  );
}

/** @param {Printed} all @param {number} system */
const routes = (all, system) =>
  all.routes
    .filter(route => route.from === system || route.to === system)
    .map(route => {
      const other = known(all.system, route.from === system ? route.to : route.from);
      return `${other.name}${route.navigationStars ? ` ${'★'.repeat(route.navigationStars)}` : ''}`;
    });

/** What can be done in an orbit box or a drift area. @type {Record<string, string>} */
const SPACE = {
  orbit: 'Starships and spaceships stop here before they land or go on. From here one goes to the environs of the planet, by impulse to the other planets of the star, or by a hyperjump to another star.',
  drift: 'Where a jump ends that missed its planet by little. The planets of the star are in reach by impulse; a ship that can move must.',
  'far-drift': 'Where a jump ends that went far astray. Only another jump leads out, and every star, its own too, is two farther away.',
};

/** An orbit box or a drift area of the second edition. @param {Printed} all @param {string} key such as `far-drift-22` */
export function spaceCard(all, key) {
  const [, kind, id] = /^(.*)-(\d+)$/.exec(key) ?? [];
  if (!SPACE[kind]) return undefined;
  const planet = kind === 'orbit' ? all.planet.get(Number(id)) : undefined;
  const system = all.system.get(planet?.system ?? Number(id));
  return card(
    {
      mark: planetMark(),
      kind: kind === 'orbit' ? 'Orbit box' : 'Drift area',
      title: planet ? `Orbit of ${planet.name}` : `Drift ${kind === 'drift' ? 1 : 2} of ${system?.name}`,
    },
    html`<p>${SPACE[kind]}</p>
      ${planet ? listing('Under it', [link('planet', planet.id, planet.name)]) : nothing}
      ${system ? listing('Space routes', routes(all, system.id)) : nothing}`,
  );
}
