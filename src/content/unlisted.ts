/** Pages that every language has and no search engine lists, so that no other page names them as a translation. */
export const unlistedPages: readonly string[] = ['/search']
