/**
 * The oldest browsers on which the site works in full, as the build's targets and the README name them. Older ones get
 * pages that can be read (`outdatedScript.ts`). What sets the limits: `color-mix()` for Chromium, `inert` and
 * `color-mix()` for Firefox, lookbehind in regular expressions for Safari.
 */
export const oldestBrowsers = { chrome: '111', edge: '111', firefox: '114', safari: '16.4', ios: '16.4' }
