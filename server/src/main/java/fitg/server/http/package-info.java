/** The public API: requests in, documents and problems out. What is described here is described in openapi.yaml too. */
package fitg.server.http;
