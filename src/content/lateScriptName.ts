/**
 * Name of the `<meta>`s with the addresses of the late chunks (prerender/chunks.ts): a page that is kept for reading
 * (offline/translated.ts) is kept with all that it names.
 */
export const lateScriptName = 'late-script'

/** Name of the `<meta>`s with the addresses of other files without which a page that is kept would be of no use. */
export const keptFileName = 'kept-file'
