/**
 * What this browser keeps under a name. A browser that keeps nothing knows nothing the next time, and nobody is troubled with it.
 *
 * @template {object} T
 * @param {string} name @param {T} empty what there is before anything has been kept
 */
export const keptAs = (name, empty) => {
  /** @returns {T} */
  const all = () => {
    try {
      return {...empty, ...JSON.parse(localStorage.getItem(name) ?? '{}')};
    } catch {
      return empty;
    }
  };
  /** @param {Partial<T>} change */
  const keep = change => {
    try {
      localStorage.setItem(name, JSON.stringify({...all(), ...change}));
    } catch {
      // As said above.
    }
  };
  return {all, keep};
};
