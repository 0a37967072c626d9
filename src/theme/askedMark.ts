/** On the root element once the page has asked for its scripts, or has them on the device (start/scriptLinks.ts). */
export const askedMark = 'data-asked'
