/** What a page says to the worker to have every page stored that is not; it answers true or false on the port sent along. */
export const storeMessage = 'STORE'
