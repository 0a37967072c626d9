/** Style condition: what a script has to open may be closed only where scripts run, and not on paper. */
export const scripted = '@media screen and (scripting: enabled)'

/**
 * Style condition for paper and for the few who read without scripts; also where browsers do not know the question,
 * scripts run.
 */
export const unscripted = '@media print, (scripting: none)'

/** Of what stands in `noscript` React makes nothing in a browser: with this before it, it stays out of the script. */
export const prerendering = import.meta.env.SSR
