/** How a Marshal learns what a position is worth: games to the end, and a regression over what they showed on the way. */
package fitg.lab.learn;
