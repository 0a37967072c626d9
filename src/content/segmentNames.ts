/** What the way to a page calls a part of its address, where the words of the address will not do. */
export const segmentNames: Readonly<Record<string, string>> = {}
