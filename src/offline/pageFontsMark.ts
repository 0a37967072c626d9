/** Attribute of the `<style>` with the names of a page's fonts, which waits for the scripts (start/showFonts.ts). */
export const pageFontsMark = 'data-page-fonts'
