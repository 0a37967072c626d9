/** A list line of a sample: a checkbox, a number, or a label to fill in. */
export const listed = /^(?:\[ \]|\d+\.|[A-Z][\w .]*[:?]) /
