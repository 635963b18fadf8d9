import {svg} from 'lit';
import {pictogram} from '../reference/pictograms.js';

/** The signs on the buttons of the replay, in a box of 24 by 24. */
export const toStartIcon = () => pictogram(svg`<path fill="currentColor" d="M4 4h3v16H4zM20 4v16L8.5 12z"/>`);
export const backIcon = () => pictogram(svg`<path fill="currentColor" d="M17 4v16L5 12z"/>`);
export const playIcon = () => pictogram(svg`<path fill="currentColor" d="M6 3v18l15-9z"/>`);
export const pauseIcon = () => pictogram(svg`<path fill="currentColor" d="M5 4h5v16H5zM14 4h5v16h-5z"/>`);
export const forwardIcon = () => pictogram(svg`<path fill="currentColor" d="M7 4v16l12-8z"/>`);
export const toEndIcon = () => pictogram(svg`<path fill="currentColor" d="M17 4h3v16h-3zM4 4v16l11.5-8z"/>`);
