/** Games over the network: seats, storage, HTTP and WebSocket around the engine's front door. It contains no rules. */
package fitg.server;
