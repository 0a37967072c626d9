/** Addresses of pages that can stand in for an article that is taken away: a service or another article. */
export const standIn = /^\/(?:services\/[A-Za-z0-9]+(?:-[A-Za-z0-9]+)*|blogs\/[a-z0-9]+(?:-[a-z0-9]+)*)$/
