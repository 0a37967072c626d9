/** Styles of the raised numbers in a text whose links are underlined. */
export const noteMarks = {
  // The number of a note stays within the line's height.
  '& sup': { fontFamily: 'sans', fontSize: '0.7em', lineHeight: '0' },
  '& sup a': { px: '0.12em', textDecoration: 'none', _hover: { textDecoration: 'underline' } },
} as const
