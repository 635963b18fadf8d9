/** What clients remember of their own requests, and whether a server can have been in the right with all of it. */
package fitg.server.history;
