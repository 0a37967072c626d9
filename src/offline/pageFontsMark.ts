/** Attribute of the `<style>` with the faces of a page's fonts, which waits for the scripts (start/pageFonts.ts). */
export const pageFontsMark = 'data-page-fonts'
