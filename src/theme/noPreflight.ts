/** Stands for Chakra's reset of the browser's styles in the browser's script: the prerendered stylesheet holds it. */
export const createPreflight = (): object => ({})
