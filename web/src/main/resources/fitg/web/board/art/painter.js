import {planetPixels} from './planet.js';
import {paintSky} from './sky.js';

/**
 * The worker that paints: one planet or one sky after the other, so that the page never waits for a picture.
 *
 * @typedef {{what: 'planet', key: string, seed: number, environs: {type: string, size: number}[], radius: number, theme: 'dark' | 'light', far: boolean}} PlanetWanted
 * @typedef {{what: 'sky', key: string, width: number, height: number, how: Parameters<typeof paintSky>[1]}} SkyWanted
 * @typedef {PlanetWanted | SkyWanted} Wanted
 * @typedef {{key: string, picture: ImageBitmap}} Painted
 */
self.onmessage = async (/** @type {MessageEvent<Wanted>} */ {data}) => {
  const picture = data.what === 'planet' ? await planet(data) : sky(data);
  /** @type {Painted} */ const painted = {key: data.key, picture};
  self.postMessage(painted, {transfer: [picture]});
};

/** @param {PlanetWanted} wanted */
const planet = ({seed, environs, radius, theme, far}) => createImageBitmap(planetPixels(seed, environs, radius, theme, far));

/** @param {SkyWanted} wanted */
function sky({width, height, how}) {
  const canvas = new OffscreenCanvas(width, height);
  paintSky(canvas, how);
  return canvas.transferToImageBitmap();
}
