import {html} from 'lit';
import {actionCard, actionEventCard, missionCard, randomEventCard} from './missions.js';
import {characterCard, creatureCard, raceCard, sovereignCard} from './people.js';
import {counterCard, possessionCard, shipCard, unitCard} from './pieces.js';
import {environCard, planetCard, spaceCard} from './places.js';
import {tableCard} from './tables.js';
import './rule-case.js';

/** @import {Printed} from '../net/printed.js' */

/** @type {Record<string, (all: Printed, id: string) => import('lit').TemplateResult | undefined>} */
const CARDS = {
  character: (all, id) => characterCard(all, Number(id)),
  creature: creatureCard,
  possession: (all, id) => possessionCard(all, Number(id)),
  ship: shipCard,
  unit: unitCard,
  counter: counterCard,
  place: spaceCard,
  mission: missionCard,
  environ: (all, id) => environCard(all, Number(id)),
  planet: (all, id) => planetCard(all, Number(id)),
  race: raceCard,
  sovereign: sovereignCard,
  table: tableCard,
  'action-event': actionEventCard,
  'random-event': randomEventCard,
  'action-card': (all, id) => actionCard(all, Number(id)),
  case: (_, id) => html`<rule-case .number=${id}></rule-case>`,
};

/**
 * The card of something printed.
 * @param {Printed} all the printed facts @param {string} kind @param {string | number} id
 */
export const cardOf = (all, kind, id) =>
  CARDS[kind]?.(all, String(id)) ?? html`<p>Nothing printed goes by the name of ${kind} ${id}.</p>`;
