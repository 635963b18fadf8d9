/** What every room of the server needs: its settings, and how caches are made. */
package fitg.server.common;
