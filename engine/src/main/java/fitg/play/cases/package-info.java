/** Cases as text: a position, the luck to come, what is answered, and what must be so then. */
package fitg.play.cases;
