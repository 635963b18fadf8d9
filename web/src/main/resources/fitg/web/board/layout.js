/**
 * Where everything stands on the map, in the map's own units. One panel for each star system at its place in the
 * galaxy, one block for each planet, one row for each environ; every loyalty track in the same place.
 */
export const PANEL = 460;
export const TITLE = 34;
export const HEADER = 34;
export const ROW = 40;
export const PER_ROW = 6;
const PAD = 8;
const GALAXY = {width: 5200, height: 3300};

/**
 * @param {any} printed the catalogue
 * @param {any} board
 */
export function layOut(printed, board) {
  const crowd = crowds(board);
  const panels = printed.systems.map((/** @type {any} */ system) => panel(printed, system, crowd));
  return {panels, home: homeOf(panels, board)};
}

/** How many characters stand in each environ. @param {any} board */
function crowds(board) {
  const crowd = new Map();
  for (const {environ} of board.characters) {
    if (environ) crowd.set(environ, (crowd.get(environ) ?? 0) + 1);
  }
  return crowd;
}

/** @param {any} printed @param {any} system @param {Map<number, number>} crowd */
function panel(printed, system, crowd) {
  let y = TITLE + PAD;
  const planets = system.planets.map((/** @type {number} */ id) => {
    const planet = printed.planet.get(id);
    const top = y;
    y += HEADER;
    const environs = planet.environs.map((/** @type {number} */ environ) => {
      const rows = Math.max(1, Math.ceil((crowd.get(environ) ?? 0) / PER_ROW));
      const place = {id: environ, y: y - top, height: ROW * rows};
      y += place.height;
      return place;
    });
    y += PAD;
    return {planet, y: top, height: y - top - PAD, environs};
  });
  const height = y;
  const x = (system.x / 100) * GALAXY.width - PANEL / 2;
  return {system, x, y: (system.y / 100) * GALAXY.height - height / 2, width: PANEL, height, planets};
}

/** What to look at first: the systems of the scenario. @param {any[]} panels @param {any} board */
function homeOf(panels, board) {
  const inPlay = new Set(board.planets.map((/** @type {any} */ planet) => planet.id));
  const shown = panels.filter(each => each.planets.some((/** @type {any} */ block) => inPlay.has(block.planet.id)));
  const left = Math.min(...shown.map(each => each.x));
  const top = Math.min(...shown.map(each => each.y));
  const right = Math.max(...shown.map(each => each.x + each.width));
  const bottom = Math.max(...shown.map(each => each.y + each.height));
  const margin = 24;
  return {x: left - margin, y: top - margin, width: right - left + 2 * margin, height: bottom - top + 2 * margin};
}

/** The whole galaxy. @param {any[]} panels */
export function everything(panels) {
  const left = Math.min(...panels.map(each => each.x));
  const top = Math.min(...panels.map(each => each.y));
  const right = Math.max(...panels.map(each => each.x + each.width));
  const bottom = Math.max(...panels.map(each => each.y + each.height));
  return {x: left - 40, y: top - 40, width: right - left + 80, height: bottom - top + 80};
}
