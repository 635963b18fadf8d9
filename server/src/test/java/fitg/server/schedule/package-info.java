/** Interleavings that are searched and not only met: a scheduler that decides by a seed who goes on, and scenes for it. */
package fitg.server.schedule;
