/** Style condition: what a script has to open may be closed only where scripts run. */
export const scripted = '@media (scripting: enabled)'

/** Style condition for the few who read without scripts; also where browsers do not know the question, scripts run. */
export const unscripted = '@media (scripting: none)'
