/** Items added to each list by its name, as long as the page is open: so Back finds a list as long as it was left. */
export const listLengths = new Map<string, number>()
