/** Where log lines go and what they look like. */
package fitg.server.logging;
