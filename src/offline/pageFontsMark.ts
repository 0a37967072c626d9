/**
 * Attribute of the `<style>` with the names of a page's fonts, which waits for the scripts (start/showFonts.ts). Its value
 * has the addresses of the fonts to ask for ahead.
 */
export const pageFontsMark = 'data-page-fonts'
