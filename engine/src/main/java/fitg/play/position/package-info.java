/** Positions as text: what can be said of the pieces of each game, read and written by the same words. */
package fitg.play.position;
