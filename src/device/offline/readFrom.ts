/** An article counts as read from this fraction on; only its closing line follows. */
export const readFrom = 0.97
