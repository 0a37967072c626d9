/** Names of parts of an address in the breadcrumb, if the words of the address will not do. */
export const segmentNames: Readonly<Record<string, string>> = {}
