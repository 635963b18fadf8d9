/** Players who have learned from playing: what a seat sees as signs, and a small net that says what to answer. */
package fitg.players.learned;
