/** The same on both sides. Without plugins no vendor prefixes are made, which no browser that runs the site needs. */
export const emotionOptions = { key: 'css', stylisPlugins: [] }
