// The attributes and names that the build writes into a page, and that its inline script, its application and the worker read.

/** Id of the `<template>` that keeps the links of the scripts from browsers that run none of ours. */
export const scriptLinksId = 'scripts'

/** Attribute of the links whose scripts start the page, in the order in which they are evaluated. */
export const stepMark = 'data-step'

/**
 * Attribute of the root element: 'shown' where the page is set in its fonts (ui/theme/fonts.css), in a browser with a worker, which
 * has them, at once; 'next' where only the page that is opened next will be (ui/browser/showFonts.ts).
 */
export const fontsMark = 'data-fonts'

/**
 * Attribute of the root element of a page that opens at its top: 'paint' until its first frame, which shows its first screen, and until
 * its scripts are asked for; then 'answer' until these are here or the visitor scrolls, for which the pictures below wait
 * (ui/theme/firstScreen.ts).
 */
export const openingMark = 'data-opening'

/** Attribute of the root element of a page that React has taken over; tests and other tools outside of the page wait for it. */
export const hydratedMark = 'data-hydrated'

/** Attribute of the root element in a browser that is too old for the scripts, which then do not start. */
export const outdatedMark = 'data-outdated'

/** Attribute of the root element of the page for unknown addresses, with the value '404': it is drawn anew for each of them. */
export const drawnAnewMark = 'data-page'

/**
 * Attribute of the first of two inline scripts, which mark an outdated browser, and record input and start the application
 * (build/prerender/inlineScripts.ts): the address of both as a file, to which the pages that a device stores link.
 */
export const headScriptMark = 'data-stored-as'

/** Attribute of the two `<style>`s with the rules of a page: those that all pages carry, and the others of its kind. */
export const pageStylesMark = 'data-page-styles'

/**
 * Name of the `<meta>` with the addresses of two stylesheets: what all pages carry, to which those that a device stores link, and
 * the other classes of all pages, for the pages that are opened next.
 */
export const stylesheetsName = 'stylesheets'

/** Name of the `<meta>` with the addresses of the fonts that every page is set in. */
export const pageFontsName = 'page-fonts'

/**
 * Attribute of the `<script>` in which a page carries the file of this address, or of each of these, which it was rendered
 * from: as a file it would come behind the scripts on a slow line.
 */
export const inPageMark = 'data-file'

/**
 * Name of the `<meta>`s with the addresses of the late chunks (build/prerender/chunks.ts): a page that is kept for reading
 * (device/offline/translated.ts) is kept with all that it names.
 */
export const lateScriptName = 'late-script'

/** Attribute of a form that keeps its text itself, as a draft, and is left alone by the inline script (ui/browser/earlyText.ts). */
export const boundMark = 'data-bound'

/** Id of the message, hidden in every page, that a press was given up before the page answered. */
export const lostPressId = 'lost-press'
