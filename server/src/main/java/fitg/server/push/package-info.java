/** Telling those who watch a game what has changed, as far as each of them may know. */
package fitg.server.push;
