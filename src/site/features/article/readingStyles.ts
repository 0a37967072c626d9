/** How wide the column of the text is: as the visitor set it (features/reading-settings), or as the theme has it. */
export const columnWidth = 'var(--reading-width, {sizes.measure})'

/** Size, lines and typeface as the visitor set them. What is in em here or in the text grows with it. */
export const readingStyles = {
  maxW: columnWidth,
  fontSize: { base: 'calc(1rem * var(--reading-size, 1))', sm: 'calc(1.25rem * var(--reading-size, 1))' },
  lineHeight: 'var(--reading-line, 1.6)',
  fontFamily: 'var(--reading-face, {fonts.serif})',
  '& h2': { fontFamily: 'inherit', fontSize: { base: '1.5em', sm: '1.6em' } },
  '& h3': { fontFamily: 'var(--reading-face, {fonts.sans})', fontSize: { base: '1.1875em', sm: '1.1em' } },
  '& table': { fontSize: { base: '1em', sm: '0.9em' } },
} as const
