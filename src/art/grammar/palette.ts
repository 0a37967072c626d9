/** Paper, and everything white that is not the sun. */
export const ivory = '#fdf8ec'
export const sunlight = '#fffaf0'
/** The colour that every dark tone leans towards. */
export const night = '#060b18'
/** Red tape. */
export const tape = '#b3343c'
export const tapeShade = '#8f2630'
