/** "Find the move": moments of games in which one answer is clearly best, and not the one that suggests itself. */
package fitg.lab.exercise;
