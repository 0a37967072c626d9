import { pageFontsMark } from '#offline/pageFontsMark.ts'

/** The `<style>` with the names of the page's fonts, unless they show: those of a page in a browser with a worker do at once. */
export const faceNames = () => document.querySelector<HTMLStyleElement>(`style[${pageFontsMark}][media]`)

/** Its name in the form that `document.fonts` expects. */
export const fontsOf = (names: HTMLStyleElement): string => `1em ${names.textContent?.match(/"[^"]+"/g)}`
