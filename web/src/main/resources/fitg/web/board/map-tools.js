import {html, nothing} from 'lit';
import {inPlay} from './layout.js';
import {heavens} from './theatre.js';

/** The buttons over the map, and what the keys do there for those who hear it. @param {import('./star-map.js').StarMap} map */
export const mapTools = map => html`<p id="steer" class="visually-hidden">
    The arrow keys go from piece to piece, Enter chooses what can be chosen and otherwise shows its card, I always shows
    the card. N goes to the next piece that can be chosen. Plus and minus come nearer and go farther away, H shows the scenario, G the whole galaxy.
  </p>
  <div class="tools" role="group" aria-label="View of the map">
    ${planetTools(map)}
    <button @click=${() => map.zoom(0.75)} aria-label="Nearer" title="Nearer">+</button>
    <button @click=${() => map.zoom(1.33)} aria-label="Farther" title="Farther">−</button>
    <button @click=${() => map.home(true)} aria-label="The scenario" title="The scenario">⌂</button>
    <button @click=${() => map.galaxy()} aria-label="The whole galaxy" title="The whole galaxy">✦</button>
  </div>`;

/** Where the planets of a star stand one behind the other, one goes to each with a tap. @param {import('./star-map.js').StarMap} map */
function planetTools(map) {
  if (map.board?.realm) return nothing;
  if (map.board && heavens(map.board) && map.level !== 'far') return starTools(map);
  if (!map.grid || map.grid.columns === 3 || !map.scene || map.level === 'far') return nothing;
  const playing = inPlay(map.panels, map.scene);
  const {x, width} = map.camera ?? playing[0];
  const [here] = playing.toSorted((a, b) => Math.abs(a.x + a.width / 2 - x - width / 2) - Math.abs(b.x + b.width / 2 - x - width / 2));
  return here.planets.map(({planet}) => html`<button class="name" @click=${() => map.show({kind: 'planet', id: planet.id})}>${planet.name}</button>`);
}

/** Several stars in play: one comes near to each with a tap, on a narrow pane to the planet of it that comes next. @param {import('./star-map.js').StarMap} map */
function starTools(map) {
  return map.panels.map(({system, planets}) => html`<button class="name" @click=${() => map.show({kind: 'planet', id: nextPlanet(map, planets.map(({planet}) => planet.id))})}>${system.name}</button>`);
}

/** @param {import('./star-map.js').StarMap} map @param {number[]} planets of one star */
function nextPlanet(map, planets) {
  const {x, y, width, height} = map.camera ?? {x: 0, y: 0, width: 0, height: 0};
  const here = planets.findIndex(id => {
    const box = map.boxes?.get(`planet ${id}`);
    const middle = box && {x: box.x + box.width / 2, y: box.y};
    return middle && Math.abs(middle.x - x - width / 2) < 40 && Math.abs(middle.y - y - height / 2) < height;
  });
  return planets[(here + 1) % planets.length];
}
