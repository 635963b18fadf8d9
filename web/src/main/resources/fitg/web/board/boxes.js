import {shifted} from './layout.js';
import {tabPlan} from './middle.js';

/** @typedef {import('./layout.js').Box} Box @typedef {import('./layout.js').Panel} Panel @typedef {import('./scene.js').Scene} Scene */

/**
 * Every place and piece that is drawn at a distance with its box, for those who move over the map with the arrow keys.
 * @param {Panel[]} panels @param {Scene} scene @param {import('./camera.js').Level} [level] @param {number} [unit]
 * @returns {Map<string, Box>}
 */
export function pieceBoxes(panels, scene, level = 'near', unit = 1) {
  /** @type {Map<string, Box>} */ const boxes = new Map();
  for (const panel of panels) {
    for (const [piece, box] of ofPanel(panel, scene, level, unit)) boxes.set(piece, shifted(box, panel.x, panel.y));
  }
  return boxes;
}

/** @param {Panel} panel @param {Scene} scene @param {import('./camera.js').Level} level @param {number} unit @returns {[string, Box][]} */
function ofPanel(panel, scene, level, unit) {
  /** @type {[string, Box][]} */ const boxes = [];
  for (const place of panel.planets) {
    const {planet, plate, cx, cy, r, environs} = place;
    boxes.push([`planet ${planet.id}`, level === 'near' ? plate : {x: cx - r, y: cy - r, width: 2 * r, height: 2 * r}]);
    if (level === 'near' && scene.hasOrbits) {
      boxes.push([`orbit ${planet.id}`, {x: cx - r, y: cy - r - 60, width: 2 * r, height: 50}]);
      scene.inOrbit(planet.id).forEach((token, i) => boxes.push([token.piece, {x: cx - r + i * 44, y: cy - r - 50, width: 42, height: 42}]));
    }
    if (level === 'near') for (const {id, box, plan} of environs) boxes.push(...ofStage(id, box, plan));
    if (level === 'middle') {
      for (const [id, {box, tokens}] of tabPlan(place, scene, unit)) {
        boxes.push([`environ ${id}`, box], ...tokens.map(({token, box: own}) => /** @type {[string, Box]} */ ([token.piece, own])));
      }
    }
  }
  const adrift = level === 'far' ? [] : scene.adrift(panel.system.id);
  const corner = level === 'near' && panel.space ? panel.space : {x: -44 * unit, y: panel.planets[0].cy - 40 * unit, width: 30 * unit, height: 34 * unit};
  adrift.forEach((token, i) => boxes.push([token.piece, level === 'near' ? shifted({...corner, width: 50}, i * 62, 0) : shifted(corner, 0, i * 34 * unit)]));
  return boxes;
}

/** @param {number} id @param {Box} box @param {import('./stage-plan.js').Plan} plan @returns {[string, Box][]} */
function ofStage(id, box, plan) {
  /** @type {[string, Box][]} */
  const tokens = plan.placed.flatMap(({token, box: own}) =>
    token ? [/** @type {[string, Box]} */ ([token.piece, {...own, x: box.x + own.x, y: box.y + box.height - own.y - own.height}])] : [],
  );
  return [[`environ ${id}`, box], ...tokens];
}
