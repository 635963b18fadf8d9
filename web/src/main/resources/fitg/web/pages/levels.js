/** @import {ComputerPlayer, Seat} from '../net/documents.js' */

/** What the computer player in a seat is called. A level the server knows no more is shown by its own word. @param {Seat} seat */
export const computerName = seat => seat.computer?.name ?? seat.level ?? 'computer';

/** A good first opponent. @param {ComputerPlayer[]} players the weakest first */
export const gentlePlayer = players => players.find(player => player.level === 'recruit') ?? players[0];
