/** What only the table of a galaxy-wide game needs, fetched when there is one: the others stay small. */
import './find-place.js';
import './mini-map.js';
import './realm-gazette.js';
import './realm-sheet.js';
import './tax-form.js';
