/** A finished game looked at again: how the chances went, and which decisions cost most. */
package fitg.players.review;
