import { outdatedMark } from '#content/pageMarks.ts'

/** Style condition for content that a script opens: closed only where scripts run, and never in print. */
export const scripted = '@media screen and (scripting: enabled)'

/**
 * The styles on paper, where scripts are off, and in a browser that is too old for ours. Other browsers that do not
 * know the media feature run scripts.
 */
export function unscripted<Styles extends object>(styles: Styles) {
  // Named twice, so that it wins over what a container query says later.
  return { '@media print, (scripting: none)': { '&&': styles }, [`[${outdatedMark}] &`]: styles }
}

/** React renders nothing inside <noscript> in a browser; this flag lets the build drop that code from the script. */
export const prerendering = import.meta.env.SSR
