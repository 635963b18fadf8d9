/** Which lessons have been told in a game; kept in this browser for the last few games. */
const KEY = 'fitg.guide';
const GAMES = 6;

/** @returns {[string, string[]][]} */
function all() {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept : [];
  } catch {
    return [];
  }
}

/** @param {string} game @returns {Set<string>} */
export const toldIn = game => new Set(all().find(([id]) => id === game)?.[1] ?? []);

/** @param {string} game @param {Set<string>} told */
export function keepTold(game, told) {
  const others = all().filter(([id]) => id !== game);
  try {
    localStorage.setItem(KEY, JSON.stringify([[game, [...told]], ...others].slice(0, GAMES)));
  } catch {
    // A browser that keeps nothing hears the lessons again.
  }
}
