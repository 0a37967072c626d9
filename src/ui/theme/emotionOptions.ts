/** Shared by browser and prerenderer. No stylis plugins: no supported browser needs vendor prefixes. */
export const emotionOptions = { key: 'css', stylisPlugins: [] }
