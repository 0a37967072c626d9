/**
 * Attribute of the `<style>` with the faces of a page's fonts, which waits for the scripts (start/pageFonts.ts). Its value
 * names the fonts to ask for ahead.
 */
export const pageFontsMark = 'data-page-fonts'
