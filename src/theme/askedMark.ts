/** On the root element once the page has asked for its scripts (start/scriptLinks.ts). */
export const askedMark = 'data-asked'
