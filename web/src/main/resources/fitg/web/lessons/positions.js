/**
 * Where each lesson begins and what is drawn first in it, as positions are written. Whoever follows the advice sees what was prepared; whoever
 * goes ways of his own plays on with fair dice.
 *
 * @type {Record<string, string>}
 */
export const POSITIONS = {
  land: `
given     flight-to-egrix, turn 1, rebels movement
          Angoff: PDB 0 down
          Charkhan: PDB 0 down
          Quibron: PDB 1 up
          Boccanegra: in Angoff Urban
          Doctor Sontag: in Angoff Urban
          Planetary Privateer: held by Boccanegra
prepared  dice 1
`,
  hide: `
given     flight-to-egrix, turn 1, rebels movement
          Angoff: PDB 0 down
          Charkhan: PDB 1 up
          Quibron: PDB 0 down
          Boccanegra: in Charkhan Air, detected
          Doctor Sontag: in Charkhan Air, detected
          Charkhan Air: 2 line
`,
  mission: `
given     flight-to-egrix, turn 1, rebels missions
          Angoff: PDB 0 down
          Charkhan: PDB 0 down
          Quibron: PDB 0 down
          Doctor Sontag: in Charkhan Wild
          Zina Adora: in Charkhan Wild
prepared  action cards 88 82
`,
  fight: `
given     flight-to-egrix, turn 2, rebels military combat
          Angoff: Rebellion, PDB 0 down
          Charkhan: PDB 0 down
          Quibron: PDB 0 down
          Boccanegra: in Angoff Urban
          Angoff Urban: 2 urban-2-1, 1 patrol
prepared  dice 6 1
`,
  rise: `
given     flight-to-egrix, turn 2, rebels missions
          Angoff: PDB 0 down
          Charkhan: unrest, PDB 0 down
          Quibron: PDB 0 down
          Boccanegra: in Charkhan Wild
          Doctor Sontag: in Charkhan Wild
prepared  action cards 88 89
`,
  cross: `
given     open-2002-province-egrix, turn 1, rebels interplanetary movement
          Charkhan: Rebel control, PDB 0 up
          Boccanegra: in Angoff Urban
          counter 0: Rebel Transport, in orbit of Angoff
          counter 1: Rebel Cruiser, in orbit of Angoff
          counter 2: Wild Irregular, aboard counter 0
          Tourag: in Quibron Wild
`,
  orbit: `
given     open-2002-province-egrix, turn 1, rebels space combat
          Angoff: PDB 1 up
          counter 0: Rebel Cruiser, in orbit of Angoff
          counter 1: Rebel Light, in orbit of Angoff
          counter 2: Imperial Cruiser, in orbit of Angoff
          Boccanegra: in Charkhan Wild
prepared  dice 5 5 5 2 2 1 1 5 5 5 5 5 1 1 5 5 5 5 5 5
`,
  purse: `
given     campaign-2002-short, turn 2, resources
          Quibron: unrest
          Boccanegra: in Angoff Urban
          Tourag: in Chim Urban
`,
  uprising: `
given     campaign-2002-short, turn 2, rebels missions
          Quibron: unrest
          Boccanegra: in Quibron Wild
          Doctor Sontag: in Quibron Wild
          Tourag: in Chim Urban
prepared  dice 6 6 5 1 3
`,
};
