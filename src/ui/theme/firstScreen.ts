import { openingMark } from '#content/pageMarks.ts'

const below = [
  'main ~ div',
  '#contact',
  '#contact ~ *',
  // A hero fills the screen.
  'main > section:first-of-type ~ *',
  'main > [data-pigment] > section:nth-of-type(n + 2)',
  'main > div > section:nth-of-type(n + 3)',
  'article > section',
  'article > div > div:nth-of-type(n + 2)',
  'main li[data-pigment]:nth-of-type(n + 4)',
]

/** Each keeps its room, and is too far off for `loading=lazy`; above the page, where nobody can scroll to. */
const notAskedFor = { translate: '0 -99999px' }

/**
 * Leaves these out of the first frame (site/start/startApp.ts): laying out a whole article takes longer than all else that comes
 * before its first paint where the page is on the device. Their pictures leave the line to the scripts. Paper has all of them.
 */
export const firstScreen = {
  '@media screen': {
    // A page that short would have no scrollbar, and move sideways when it gets one (CLS).
    [`[${openingMark}=paint]`]: { overflowY: 'scroll' },
    [`[${openingMark}=paint] :is(${below})`]: { display: 'none !important' },
    [`[${openingMark}] :is(${below}) img[loading=lazy]`]: notAskedFor,
    // On a phone the second card of the blog list begins where the screen ends.
    [`[${openingMark}] main li[data-pigment] ~ li img[loading=lazy]`]: { smDown: notAskedFor },
  },
}
