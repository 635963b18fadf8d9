/** The people of the game, one row each: the race, the side and the ratings give the rest of a portrait. */
export const SKINS = {pale: ['#f0c9a4', '#b98562'], tan: ['#dba57a', '#9c6a48'], brown: ['#a86f4b', '#6d4128'], dark: ['#7d4f36', '#4a2a1c'], ash: ['#d8c2b4', '#957c72']};

/**
 * What makes a person himself: skin, hair and beard (colour and cut), coat (light and shadow), keepsakes.
 * @typedef {{
 *   skin?: keyof typeof SKINS, hair?: [string, string], beard?: [string, string], coat: [string, string], gear?: string[], fem?: 1, wide?: 1,
 * }} Features
 */

/** @type {Record<string, Features>} */
export const PEOPLE = {
  'Zina Adora': {skin: 'tan', hair: ['#3a2016', 'buns'], coat: ['#f2ead8', '#b9ab90'], gear: ['tiara'], fem: 1},
  'Adam Starlight': {skin: 'pale', hair: ['#e0b860', 'swept'], coat: ['#3f6f8f', '#274863']},
  'Agan Rafa': {skin: 'dark', hair: ['#241713', 'crest'], coat: ['#6b5134', '#3f2e1c'], gear: ['bandolier', 'scar']},
  'Frun Sentel': {coat: ['#7a2c2a', '#4a1718'], gear: ['diadem']},
  'Odene Hobar': {coat: ['#2f6a5a', '#1b4238'], gear: ['diadem']},
  'Ly Mantok': {coat: ['#a35b2a', '#6a3614'], gear: ['goggles-up']},
  'Vudot Vodot': {coat: ['#e8e2f2', '#a59cc0']},
  'Ran Jayma': {hair: ['#c9803a', 'braids'], coat: ['#5b6b3a', '#374422'], gear: ['goggles-up'], fem: 1},
  Tourag: {skin: 'brown', beard: ['#2a1a14', 'full'], coat: ['#b9862c', '#7a5616'], gear: ['turban']},
  'Rayner Derban': {skin: 'pale', hair: ['#5a4a42', 'swept'], beard: ['#5a4a42', 'full'], coat: ['#8f2f22', '#571710'], gear: ['cloak']},
  Kogus: {coat: ['#7c7f88', '#494c56'], gear: ['plates']},
  'Doctor Sontag': {skin: 'ash', hair: ['#d9d4cc', 'sides'], coat: ['#eef3f2', '#a9bab8'], gear: ['spectacles', 'stripe']},
  'Scott Rubel': {skin: 'tan', hair: ['#6a4424', 'short'], coat: ['#d6702c', '#8f4516'], gear: ['flight']},
  Boccanegra: {hair: ['#2b2420', 'long'], beard: ['#2b2420', 'braid'], coat: ['#5a2740', '#341425'], gear: ['patch', 'bandana']},
  'Drakir Grebb': {coat: ['#6a5a86', '#423656'], gear: ['diadem']},
  'Yarro Latac': {coat: ['#b8a23c', '#776716'], gear: ['tool']},
  'Professor Mareg': {coat: ['#6b4a2e', '#3f2a18'], gear: ['monocle']},
  'Oneste Woada': {coat: ['#3f8fa3', '#235f70']},
  'Sidir Ganang': {coat: ['#2f3f7a', '#1c2650'], gear: ['bandolier']},
  'Bridne Murcada': {coat: ['#2f3a34', '#1a211d'], gear: ['hood']},
  'Thysa Kymbo': {skin: 'pale', hair: ['#1d1a2a', 'long'], coat: ['#5a1f5e', '#33103a'], gear: ['tiara'], fem: 1},
  Barca: {coat: ['#2a2f45', '#171a2a'], gear: ['cap']},
  Saytar: {coat: ['#55585f', '#303238'], gear: ['plates']},
  Telmen: {skin: 'tan', hair: ['#2a2320', 'short'], coat: ['#3b3f4e', '#20222e'], gear: ['cap', 'scar']},
  'Jon Kidu': {coat: ['#4a1f2a', '#2a0f17'], gear: ['chain']},
  Gelba: {skin: 'ash', hair: ['#6b5a48', 'sides'], beard: ['#6b5a48', 'goatee'], coat: ['#3a2a52', '#221733'], gear: ['chain'], wide: 1},
  'Senator Dermond': {skin: 'pale', hair: ['#eae6df', 'swept'], beard: ['#eae6df', 'moustache'], coat: ['#ded2b8', '#9a8c6a'], gear: ['sash']},
  Redjac: {coat: ['#1d1c26', '#0c0b12'], gear: ['helm-full', 'cloak']},
  'Jin Voles': {coat: ['#4c5266', '#2a2e3d'], gear: ['helm-brow']},
  'Vans Ka-Tie-A': {skin: 'brown', hair: ['#b0342a', 'tail'], coat: ['#5a5f70', '#33374a'], gear: ['helm-brow', 'warpaint'], fem: 1},
  'Els Taroff': {skin: 'pale', coat: ['#3e4a5c', '#222a38'], gear: ['helm-open']},
  'Emperor Coreguya': {skin: 'ash', hair: ['#cfcac2', 'long'], beard: ['#cfcac2', 'point'], coat: ['#7c1f2a', '#4a0e16'], gear: ['crown', 'ermine']},
};
