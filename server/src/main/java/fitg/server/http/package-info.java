/** The public API: requests in, documents and problems out. {@code ApiDescription} describes it. */
package fitg.server.http;
