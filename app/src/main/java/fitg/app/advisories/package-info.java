/** What is known against the libraries that are delivered. */
package fitg.app.advisories;
