import {css, html, svg} from 'lit';
import {unsafeSVG} from 'lit/directives/unsafe-svg.js';
import {artLook} from '../board/art-look.js';
import {flames} from '../board/art/tracks.js';
import {medallion, portraitDefs} from '../board/art/portrait.js';
import {studio} from '../board/studio.js';
import {settings} from '../ui/settings.js';
import {PaintedPicture} from './painted-picture.js';

/** The worlds of the picture: where, as parts of it, how large, and what they are made of. */
const WORLDS = [
  {id: 432, x: 0.76, y: 0.66, r: 150, environs: [{type: 'urban', size: 4}, {type: 'subterranean', size: 3}, {type: 'wild', size: 5}]},
  {id: 431, x: 0.585, y: 0.26, r: 44, environs: [{type: 'liquid', size: 6}]},
  {id: 223, x: 0.95, y: 0.24, r: 62, environs: [{type: 'air', size: 5}, {type: 'wild', size: 3}]},
];

/** Below this width the words take the room of the second world. */
const ROOMY = 1250;

/** On a narrow page they stand under the words. */
const NARROW = 700;
const BELOW = [{...WORLDS[0], x: 0.84, y: 0.98}, {...WORLDS[1], x: 0.16, y: 0.8}];

/** @param {string} name @param {string} race @param {string} side @param {number} combat @param {number} diplomacy @param {number} leadership */
const person = (name, race, side, combat, diplomacy, leadership) => ({name, race, side, ratings: {combat, diplomacy, leadership}});
const REBELS = [person('Rayner Derban', 'Rhone', 'rebel', 5, 3, 4), person('Zina Adora', 'Rhone', 'rebel', 1, 2, 2), person('Kogus', 'Kayn', 'rebel', 5, 0, 0), person('Ly Mantok', 'Saurian', 'rebel', 5, 1, 3)];
const EMPIRE = [person('Redjac', 'Rhone', 'imperial', 6, 1, 2), person('Emperor Coreguya', 'Rhone', 'imperial', 2, 2, 2), person('Barca', 'Kayn', 'imperial', 5, 1, 4)];

/** The picture of the first page: a world in revolt, those who hold it, and those who raised it. Decoration, painted beside the page. */
class HeroPicture extends PaintedPicture {
  static styles = [
    artLook,
    css`
      :host {
        position: absolute;
        inset: 0;
        z-index: -1;
        overflow: hidden;
      }
      canvas,
      svg {
        position: absolute;
        inset: 0;
        width: 100%;
        height: 100%;
      }
      @media (max-width: 900px) {
        svg {
          display: none;
        }
      }
    `,
  ];

  render() {
    return html`<canvas aria-hidden="true"></canvas>
      <svg viewBox="0 0 1440 432" preserveAspectRatio="xMaxYMid slice" aria-hidden="true">
        <defs>${unsafeSVG(portraitDefs)}</defs>
        ${svg`<g transform="translate(${1440 * 0.76} ${432 * 0.66})">${unsafeSVG(flames(154))}</g>
          ${REBELS.map((each, i) => svg`<g transform="translate(${1200 - i * 96} ${262 - (i % 2) * 16})">${unsafeSVG(medallion(each, 84))}</g>`)}
          ${EMPIRE.map((each, i) => svg`<g transform="translate(${930 + i * 104} ${28 + (i % 2) * 14})">${unsafeSVG(medallion(each, 74))}</g>`)}`}
      </svg>`;
  }

  paint() {
    const canvas = this.renderRoot.querySelector('canvas');
    const {width, height} = this.getBoundingClientRect();
    const pen = canvas?.getContext('2d');
    if (!canvas || !pen || !width) return;
    const theme = settings.shownTheme();
    const density = Math.min(2, devicePixelRatio);
    Object.assign(canvas, {width: Math.round(width * density), height: Math.round(height * density)});
    pen.scale(density, density);
    const sky = `hero ${Math.round(width)} ${Math.round(height)} ${theme}`;
    const painted = studio.picture(sky);
    if (painted) pen.drawImage(painted, 0, 0, width, height);
    const narrow = width < NARROW;
    const scale = narrow ? 0.75 : Math.max(width / 1440, height / 432);
    const worlds = (narrow ? BELOW : width < ROOMY ? [WORLDS[0], WORLDS[2]] : WORLDS).map(world => ({...world, key: `planet ${world.id} ${world.r > 100 ? 160 : 106} ${theme}`}));
    for (const {x, y, r, key} of worlds) {
      const picture = studio.picture(key);
      const side = r * scale * 2.5;
      const [cx, cy] = narrow ? [width * x, height * y] : [width - 1440 * scale * (1 - x), (height - 432 * scale) / 2 + 432 * scale * y];
      if (picture) pen.drawImage(picture, cx - side / 2, cy - side / 2, side, side);
    }
    studio.want([
      {what: 'sky', key: sky, width: Math.round(width), height: Math.round(height), how: {theme, seed: 11, sun: [{x: width * 0.5, y: -60, r: 420, hue: theme === 'dark' ? '#ffb066' : '#ffcf7a'}]}},
      ...worlds.map(({id, environs, r, key}) => ({what: /** @type {const} */ ('planet'), key, seed: id, environs, radius: r > 100 ? 160 : 106, theme, far: false})),
    ]);
  }
}

customElements.define('hero-picture', HeroPicture);
