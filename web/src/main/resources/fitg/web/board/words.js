/** The board in sentences, for those who do not see it. */

/** @param {string} name */
export const initials = name => {
  const words = name.split(/[\s-]+/);
  return words.length > 1 ? words[0][0] + words[1][0].toUpperCase() : name.slice(0, 2);
};

/** @param {any} planet */
export const describePlanet = planet =>
  `${planet.name}: loyalty ${planet.loyalty}, ${planet.state.name}, controlled by ${planet.control ?? 'nobody'}, ` +
  `planetary defence level ${planet.pdbLevel}, ${planet.pdbUp ? 'up' : 'down'}`;

/** @param {any} facts @param {any} now @param {any[]} people */
export function describeEnviron(facts, now, people) {
  const parts = [`${facts.name}, size ${facts.size}`];
  if (facts.races.length) parts.push(`home of ${facts.races.join(' and ')}`);
  if (facts.creature) parts.push(`creature ${facts.creature}`);
  for (const unit of now?.units ?? []) parts.push(`${unit.count} ${unit.name}`);
  for (const person of people) parts.push(describePerson(person));
  if (now?.campSince) parts.push('a Rebel camp');
  return parts.join('; ');
}

/** @param {any} person */
function describePerson(person) {
  const state = [person.prisoner && 'prisoner', person.detected && 'detected', person.wounds && `${person.wounds} wounds`];
  const said = state.filter(Boolean).join(', ');
  return said ? `${person.name} (${said})` : person.name;
}
