/**
 * The shape of the API's documents, written once: in the records that are sent and read, with what their types cannot say in
 * annotations. From them come the schemas of the API's description and the types of the browser client.
 */
package fitg.server.shape;
