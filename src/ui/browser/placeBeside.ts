interface Size {
  width: number
  height: number
}

/** Room between the card and the word, and between the card and the edges of the screen, in pixels. */
const gap = 8

/**
 * The corner at which a card of that size starts, in pixels of the screen: below the word if there is room, else above,
 * and never beyond the edges of the screen.
 */
export function placeBeside(
  word: Pick<DOMRect, 'left' | 'top' | 'bottom'>,
  card: Size,
  screen: Size,
): { left: number; top: number } {
  const below = word.bottom + gap
  const above = word.top - gap - card.height
  const top = below + card.height + gap <= screen.height || above < gap ? below : above
  return { left: Math.max(gap, Math.min(word.left, screen.width - card.width - gap)), top }
}
