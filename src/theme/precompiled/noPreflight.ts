/** Replaces Chakra's CSS reset in the browser bundle; the prerendered stylesheet contains it. */
export const createPreflight = (): object => ({})
