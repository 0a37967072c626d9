/** The path of the provider's workplace. Everything below it belongs to signed-in staff, never to a visitor's pages. */
export const deskPath = '/desk/'
