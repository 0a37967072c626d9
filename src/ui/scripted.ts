/** Style condition: what a script has to open may be closed only where scripts run. */
export const scripted = '@media (scripting: enabled)'
