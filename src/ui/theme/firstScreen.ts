import { openingMark } from '#content/pageMarks.ts'

const below = [
  'main ~ div',
  '#contact',
  '#contact ~ *',
  // A hero fills the screen.
  'main > section:first-of-type ~ *',
  'main > div > section:nth-of-type(n + 3)',
  'article > section',
  'article > div > div:nth-of-type(n + 2)',
]

/**
 * Leaves these out of the first frame (site/start/startApp.ts). Laying out a whole article takes longer than all else that comes
 * before its first paint where the page is on the device.
 */
export const firstScreen = {
  // A page that short would have no scrollbar, and move sideways when it gets one (CLS).
  [`[${openingMark}]`]: { overflowY: 'scroll' },
  [`[${openingMark}] :is(${below})`]: { display: 'none !important' },
}
