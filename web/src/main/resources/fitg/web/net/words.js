import {get} from './api.js';

/** @import {Odds, Said, Sentences as Translated, View} from './documents.js' */

/** What everything is said in that has not been translated. */
const ENGLISH = 'en';

/** The sentences of the tongue that somebody has chosen. Says 'change' when there are others. */
class Sentences extends EventTarget {
  constructor() {
    super();
    this.tongue = ENGLISH;
    /** @type {{[key: string]: string}} */ this.sentences = {};
  }

  /** @param {string} tongue */
  async speak(tongue) {
    if (tongue === this.tongue) return;
    this.tongue = tongue;
    const sentences = tongue === ENGLISH ? {} : (await /** @type {Promise<Translated>} */ (get(`/api/words/${tongue}`))).sentences;
    if (this.tongue !== tongue) return; // another was chosen meanwhile
    this.sentences = sentences;
    this.dispatchEvent(new Event('change'));
  }

  /** What is said by key, in the tongue chosen; what has no key stays as the server wrote it. @param {Said | undefined} said @param {string} written @returns {string} */
  say(said, written) {
    if (said?.name !== undefined) return said.name;
    const sentence = this.sentences[said?.key ?? ''];
    if (sentence === undefined) return written;
    return sentence.replace(/\{(\d)\}/g, (_, place) => {
      const part = said?.parts?.[Number(place)];
      return part ? this.say(part, '') : '';
    });
  }

  /** A view with its question and answers in the tongue chosen. @param {View} view @returns {View} */
  of(view) {
    const {decision} = view;
    if (this.tongue === ENGLISH || !decision) return view;
    const actions = decision.actions.map(action => ({...action, text: this.say(action.said, action.text), odds: action.odds && this.odds(action.odds)}));
    return {...view, decision: {...decision, prompt: this.say(decision.said, decision.prompt), actions}};
  }

  /** The odds of an answer in the tongue chosen. @param {Odds} odds @returns {Odds} */
  odds(odds) {
    return {
      ...odds,
      outcomes: odds.outcomes.map(each => ({...each, what: this.say(each.said, each.what), measure: each.measure && this.say(each.said.parts?.at(-1), each.measure)})),
      remarks: odds.remarks.map((remark, i) => this.say(odds.assumed[i], remark)),
      warning: odds.warning && this.say(odds.inVain, odds.warning),
    };
  }
}

export const words = new Sentences();
