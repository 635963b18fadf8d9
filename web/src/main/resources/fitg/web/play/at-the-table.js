import {css, html, nothing} from 'lit';

/** @import {SeatPresence, Side, SocketPresence} from '../net/documents.js' */

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** For whoever shows it. */
export const presenceLook = css`
  .presence {
    color: var(--text-soft);
    font-size: 0.875rem;
    white-space: nowrap;
  }
  .here {
    color: var(--good);
  }
`;

/** Whether somebody is at the table: a dot, full or empty, and the word for it. @param {SocketPresence['seats'] | undefined} presence @param {string} side */
export function atTheTable(presence, side) {
  const seat = presence?.[/** @type {Side} */ (side)];
  return seat ? html`<span class="presence ${seat.here ? 'here' : 'away'}">${seat.here ? '●' : '○'} <span class="how">${presenceWords(seat, Date.now())}</span></span>` : nothing;
}

/** The server tells it to five minutes only, and so do we. @param {SeatPresence} seat @param {number} now */
export function presenceWords({here, lastSeen}, now) {
  if (here) return 'here';
  if (lastSeen === undefined) return 'away';
  const ago = now - lastSeen;
  if (ago < 10 * MINUTE) return 'just left';
  if (ago < HOUR) return `away for ${Math.floor(ago / (5 * MINUTE)) * 5} minutes`;
  return ago < 24 * HOUR ? `away for ${Math.floor(ago / HOUR)} h` : 'away for days';
}
