import {html, nothing} from 'lit';

/** What a player must know at once. @param {string} broken what is not as it was promised; empty if all is */
export const diceWarning = broken =>
  broken
    ? html`<p class="error" role="alert">
        The dice cannot be trusted: ${broken} is not what this browser was told before it showed its part. Whoever runs the server may have
        chosen them. Save the game as a file: it keeps what was promised, and <code>fitg verify</code> compares.
      </p>`
    : nothing;
