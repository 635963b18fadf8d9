/** Servers that are struck while they are played on: killed, without power, with a full disk, cut off from their database. */
package fitg.server.faults;
