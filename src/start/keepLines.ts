const texts = 'h1, h2, h3, p, li, dt, dd, td, label, span, aside'
/** Changes of the space between words, in em, that no reader sees: by so much at a time, up to so much. */
const step = 0.03
const most = 0.13

/**
 * Runs a change of fonts without moving what is on the screen (CLS): a text that would take another number of lines gets its
 * words closer together or further apart, and stays in the font it was in where that is not enough. Which texts these are
 * depends on the fonts of the platform, by as little as a word at the end of a line. Whatever lays the texts out anew, such
 * as another width, paper or a typeface that the reader chooses, takes these changes back.
 */
export function keepLines(change: () => void): void {
  const touched: CSSStyleDeclaration[] = []
  const kept = [...document.querySelectorAll<HTMLElement>(texts)].filter(isOnScreen).map((element) => {
    const height = heightOf(element)
    const { fontFamily } = getComputedStyle(element)
    return () => {
      const { style } = element
      // In whole pixels: fractions come from rounding.
      const growth = () => Math.trunc(heightOf(element) - height)
      const direction = -Math.sign(growth())
      if (direction) touched.push(style)
      for (let spacing = step; growth() && spacing < most; spacing += step)
        style.wordSpacing = `${direction * spacing}em`
      if (growth()) Object.assign(style, { wordSpacing: '', fontFamily })
    }
  })
  change()
  // Elements that contain other texts come after them: each has its height back when they have theirs.
  for (const keep of kept.reverse()) keep()
  onceLaidOutAnew(() => {
    for (const style of touched) Object.assign(style, { wordSpacing: '', fontFamily: '' })
  })
}

function onceLaidOutAnew(run: () => void): void {
  const ended = new AbortController()
  // The reading settings are in the style of the root element.
  const settings = new MutationObserver(end)
  function end(): void {
    ended.abort()
    settings.disconnect()
    run()
  }
  settings.observe(document.documentElement, { attributeFilter: ['style'] })
  for (const event of ['resize', 'beforeprint']) addEventListener(event, end, { signal: ended.signal })
}

const heightOf = (element: Element): number => element.getBoundingClientRect().height

/** To measure what the browser has skipped so far would make it lay that out. */
function isOnScreen(element: HTMLElement): boolean {
  if (!element.checkVisibility?.({ contentVisibilityAuto: true })) return false
  const { top, bottom } = element.getBoundingClientRect()
  return bottom > 0 && top < innerHeight
}
