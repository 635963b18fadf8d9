/** @typedef {import('../story/telling.js').Entry} Entry */

/** What changes a planet for good. */
const CHANGES = ['LoyaltyShifted', 'PlanetChanged', 'SecretShown', 'PlanetDestroyed', 'BaseRevealed', 'HypnosisChanged', 'DominoBegan'];

/** Where a reader's last player-turn ended; the beginning of the log for those who have had none. @param {Entry[]} log @param {string} viewer */
export function lastTurnEnd(log, viewer) {
  const own = log.findLastIndex(({type, data}) => type === 'SegmentBegan' && data.phasing === viewer && data.segment === 'missions');
  if (own < 0) return 0;
  const after = log.findIndex(({type}, i) => i > own && (type === 'SegmentBegan' || type === 'TurnBegan'));
  return after < 0 ? log.length : after;
}

/**
 * The planets something happened to since then, in the log's own words; the last three of each.
 * @param {Entry[]} log @param {string} viewer @returns {{planet: number, told: string[]}[]}
 */
export function changedPlanets(log, viewer) {
  /** @type {Map<number, string[]>} */ const told = new Map();
  for (const {type, data, text} of log.slice(lastTurnEnd(log, viewer))) {
    if (CHANGES.includes(type) && typeof data.planet === 'number') told.set(data.planet, [...(told.get(data.planet) ?? []), text].slice(-3));
  }
  return [...told].map(([planet, words]) => ({planet, told: words}));
}
