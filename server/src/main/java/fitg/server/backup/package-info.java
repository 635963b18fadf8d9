/** Everything of a database in one file, and back: the same file whichever of the two databases it comes from or goes to. */
package fitg.server.backup;
