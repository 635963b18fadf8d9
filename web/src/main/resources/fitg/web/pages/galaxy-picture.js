import {svg, html} from 'lit';

/** Where the stars of the picture stand: made once from a fixed rule, so that the sky is the same every time. */
const STARS = Array.from({length: 90}, (_, i) => ({
  x: (i * 197.3) % 640,
  y: (i * i * 37.7) % 320,
  r: i % 11 === 0 ? 1.8 : i % 3 === 0 ? 1.1 : 0.7,
}));

/** The picture of the first page: a ringed planet, the Empire's squares above it, a few Rebel triangles rising. */
export const galaxyPicture = () => html`<svg class="galaxy" viewBox="0 0 640 320" preserveAspectRatio="xMaxYMid slice" aria-hidden="true">
  <defs>
    <radialGradient id="world" cx="35%" cy="30%" r="80%">
      <stop offset="0" class="day"></stop>
      <stop offset="0.6" class="dusk"></stop>
      <stop offset="1" class="night"></stop>
    </radialGradient>
    <linearGradient id="ring" x1="0" x2="1">
      <stop offset="0" class="ring-far"></stop>
      <stop offset="0.5" class="ring-near"></stop>
      <stop offset="1" class="ring-far"></stop>
    </linearGradient>
    <clipPath id="globe"><circle cx="488" cy="164" r="86"></circle></clipPath>
  </defs>
  ${STARS.map(({x, y, r}) => svg`<circle class="star" cx=${x} cy=${y} r=${r}></circle>`)}
  <g class="route">
    <path d="M70 240 180 150 250 232M180 150 240 76 340 40M450 24 340 40"></path>
    <circle cx="70" cy="240" r="4"></circle><circle cx="180" cy="150" r="5"></circle><circle cx="250" cy="232" r="4"></circle>
    <circle cx="240" cy="76" r="4"></circle><circle cx="340" cy="40" r="5"></circle><circle cx="450" cy="24" r="3.5"></circle>
  </g>
  <g transform="rotate(-16 488 164)">
    <path class="ring" d="M338 164a150 34 0 0 1 300 0"></path>
    <circle cx="488" cy="164" r="86" fill="url(#world)"></circle>
    <path class="band" clip-path="url(#globe)" d="M396 138q92 30 184 0M396 178q92 34 184 0M410 210q78 24 156 0"></path>
    <path class="ring" d="M338 164a150 34 0 0 0 300 0"></path>
  </g>
  <g class="imperial">
    <rect x="396" y="66" width="20" height="20"></rect><rect x="438" y="40" width="24" height="24"></rect>
    <rect x="490" y="34" width="20" height="20"></rect><rect x="534" y="48" width="16" height="16"></rect>
  </g>
  <g class="rebel">
    <path d="M318 196l14 25h-28zM352 172l11 20h-22zM284 176l9 16h-18z"></path>
  </g>
  <path class="trail" d="M336 204C366 192 384 190 412 196M368 178c18-6 34-6 50-2M296 176c22-18 62-28 104-26"></path>
</svg>`;
