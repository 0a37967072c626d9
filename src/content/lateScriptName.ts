/**
 * Name of the `<meta>`s with the addresses of the late chunks (prerender/chunks.ts): a page that is kept for reading
 * (offline/translated.ts) is kept with all that it names.
 */
export const lateScriptName = 'late-script'
