/** The end of a game as a picture that can be sent to somebody: who won and how, and the points turn by turn. */

const WIDTH = 1200, HEIGHT = 630, MARGIN = 70;
const SIDES = /** @type {Record<string, string>} */ ({rebel: '#ff6a3d', imperial: '#f2c14e'});
const TEXT = '#f6efe0', SOFT = '#bfc7e2', LINE = '#707db6';

/**
 * @typedef {{title: string, result: string, how: string, winner: string, course: number[], goal: number}} Ending
 * @param {Ending} ending
 */
export async function picture(ending) {
  const canvas = Object.assign(document.createElement('canvas'), {width: WIDTH, height: HEIGHT});
  const pen = canvas.getContext('2d');
  if (!pen) return;
  sky(pen);
  emblem(pen, ending.winner);
  words(pen, ending);
  if (ending.course.length > 1) curve(pen, ending);
  const blob = await new Promise(resolve => canvas.toBlob(resolve, 'image/png'));
  if (blob) await hand(/** @type {Blob} */ (blob), ending);
}

/** To whatever the machine shares pictures with, or as a file. @param {Blob} blob @param {Ending} ending */
async function hand(blob, {title, result}) {
  const file = new File([blob], 'freedom-in-the-galaxy.png', {type: 'image/png'});
  if (matchMedia('(pointer: coarse)').matches && navigator.canShare?.({files: [file]})) {
    await navigator.share({files: [file], title: `${title}: ${result}`}).catch(() => {}); // changed his mind
    return;
  }
  const link = Object.assign(document.createElement('a'), {href: URL.createObjectURL(blob), download: file.name});
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

/** @param {CanvasRenderingContext2D} pen */
function sky(pen) {
  const ground = pen.createRadialGradient(300, 200, 0, 300, 200, 1000);
  ground.addColorStop(0, '#1c2450');
  ground.addColorStop(1, '#05060f');
  pen.fillStyle = ground;
  pen.fillRect(0, 0, WIDTH, HEIGHT);
  pen.fillStyle = TEXT;
  for (let i = 0; i < 160; i++) {
    const turn = i * 2.399963; // the golden angle scatters them evenly
    pen.globalAlpha = 0.15 + 0.5 * ((i * 37) % 10) / 10;
    pen.fillRect(600 + 52 * Math.sqrt(i) * Math.cos(turn), 315 + 30 * Math.sqrt(i) * Math.sin(turn), 2, 2);
  }
  pen.globalAlpha = 1;
}

/** @param {CanvasRenderingContext2D} pen @param {string} winner */
function emblem(pen, winner) {
  pen.fillStyle = SIDES[winner] ?? TEXT;
  pen.beginPath();
  if (winner === 'rebel') [[130, 70], [185, 165], [75, 165]].forEach(([x, y]) => pen.lineTo(x, y));
  else pen.rect(85, 75, 90, 90);
  pen.fill();
}

/** @param {CanvasRenderingContext2D} pen @param {Ending} ending */
function words(pen, {title, result, how}) {
  pen.fillStyle = SOFT;
  pen.font = '30px system-ui, sans-serif';
  pen.fillText(`Freedom in the Galaxy · ${title}`, 220, 105);
  pen.fillStyle = TEXT;
  pen.font = '700 64px system-ui, sans-serif';
  pen.fillText(result, 220, 172);
  pen.font = '28px system-ui, sans-serif';
  pen.fillStyle = SOFT;
  lines(pen, how, WIDTH - 2 * MARGIN).slice(0, 3).forEach((line, i) => pen.fillText(line, MARGIN, 240 + 38 * i));
}

/** @param {CanvasRenderingContext2D} pen @param {string} text @param {number} width */
function lines(pen, text, width) {
  /** @type {string[]} */ const all = [''];
  for (const word of text.split(' ')) {
    const longer = `${all[all.length - 1]} ${word}`.trim();
    if (pen.measureText(longer).width > width) all.push(word);
    else all[all.length - 1] = longer;
  }
  return all;
}

/** @param {CanvasRenderingContext2D} pen @param {Ending} ending */
function curve(pen, {course, goal}) {
  const [top, bottom] = [360, HEIGHT - 60];
  const low = Math.min(0, ...course), high = Math.max(goal, ...course, low + 1);
  const y = (/** @type {number} */ value) => bottom - ((value - low) / (high - low)) * (bottom - top);
  const x = (/** @type {number} */ i) => MARGIN + 40 + (i * (WIDTH - 2 * MARGIN - 40)) / (course.length - 1);
  pen.font = '24px system-ui, sans-serif';
  for (const [value, colour] of /** @type {[number, string][]} */ ([[0, LINE], [goal, SIDES.rebel]])) {
    pen.strokeStyle = colour;
    pen.lineWidth = 2;
    pen.setLineDash(value ? [10, 10] : []);
    pen.beginPath();
    pen.moveTo(MARGIN + 40, y(value));
    pen.lineTo(WIDTH - MARGIN, y(value));
    pen.stroke();
    pen.fillText(String(value), MARGIN, y(value) + 8);
  }
  pen.setLineDash([]);
  pen.strokeStyle = SIDES.rebel;
  pen.lineWidth = 6;
  pen.lineJoin = 'round';
  pen.beginPath();
  course.forEach((value, i) => pen.lineTo(x(i), y(value)));
  pen.stroke();
}
