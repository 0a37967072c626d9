/** Attribute of the `<link>` elements whose scripts start the page, in the order in which they are evaluated. */
export const stepMark = 'data-step'
