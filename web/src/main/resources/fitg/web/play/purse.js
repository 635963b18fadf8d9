import {html, nothing, svg} from 'lit';
import {unsafeSVG} from 'lit/directives/unsafe-svg.js';
import {unitsArt} from '../board/actor.js';

/** @import {PurchaseUnderWay, Side} from '../net/documents.js' */
/** @import {Printed} from '../net/printed.js' */

/** What a purchase of 1979 leaves: Force Points, counters in the box, and what is ordered so far. @param {PurchaseUnderWay | undefined} purchase @param {Printed | null} printed */
export function purse(purchase, printed) {
  if (!purchase || !printed) return nothing;
  const {funds, left, ordered, counters} = purchase;
  const bought = ordered.flatMap(({units, place}) => units.map(each => ({...each, where: placeName(place, printed)})));
  return html`<div class="purse">
    <p><b>${left}</b> of ${funds} Force Points left</p>
    <ul aria-label="Counters in the box">
      ${counters.map(({kind, left: some}) => {
        const facts = printed.units.find(each => each.kind === kind);
        return facts ? html`<li title="${facts.name}: ${facts.cost} a piece, ${some} in the box">${counterOf(facts, printed)}<span class="visually-hidden">${facts.name}, </span>${some}</li>` : nothing;
      })}
    </ul>
    ${bought.length ? html`<details><summary>Ordered so far: ${bought.reduce((sum, {count}) => sum + count, 0)}</summary><ul class="bought">${bought.map(({count, name, where}) => html`<li>${count} ${name}, ${where}</li>`)}</ul></details>` : nothing}
  </div>`;
}

/** @param {import('../net/documents.js').UnitFacts} facts @param {Printed} printed */
const counterOf = ({kind, side}, printed) =>
  html`<svg viewBox="-1 -5 42 46" width="26" height="28" aria-hidden="true">${svg`${unsafeSVG(unitsArt({side: /** @type {Side} */ (side), kind, count: 1}, 38, printed, true))}`}</svg>`;

/** @param {number | string} place @param {Printed} printed */
function placeName(place, printed) {
  if (typeof place === 'number') return printed.environ.get(place)?.name ?? '';
  const [, kind, id] = /^(.*)-(\d+)$/.exec(place) ?? [];
  const star = printed.systems.find(each => each.id === Number(id));
  return kind === 'orbit' ? `above ${printed.planet.get(Number(id))?.name}` : `at ${star?.name}`;
}
