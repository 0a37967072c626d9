/**
 * Message from a page to the worker to store every missing page; the worker answers true or false on the port sent
 * along.
 */
export const storeMessage = 'STORE'
