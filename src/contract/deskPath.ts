/** Where the provider's workplace is served. Everything below it belongs to signed-in staff, never to a visitor's pages. */
export const deskPath = '/desk/'
