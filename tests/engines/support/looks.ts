import type { Engine } from './engine.ts'
import { openPage, until } from './page.ts'

/** How a page looks: its height, and what was computed for a sample of its elements. */
export interface Looks {
  height: number
  elements: Record<string, string>
  fonts: string
  title: string
}

/** Opens the page, waits until it is complete and in its fonts, and answers how it looks. */
export async function looksOf(engine: Engine, url: string): Promise<Looks> {
  await openPage(engine, url)
  await until(
    engine,
    () =>
      'rested' in document.documentElement.dataset &&
      'fonts' in document.documentElement.dataset &&
      document.fonts.status === 'loaded' &&
      // The status is that before anything was fetched, too.
      [...document.fonts].some(({ status }) => status === 'loaded'),
  )
  // Deferred parts have their place: the same height twice.
  await until(engine, () => {
    const { dataset, scrollHeight } = document.documentElement
    const before = dataset.heightSeen
    dataset.heightSeen = String(scrollHeight)
    return before === dataset.heightSeen && document.querySelector('footer h2') !== null
  })
  return engine.evaluate(() => {
    const sample = [
      'body',
      'header',
      'header a',
      'main h1',
      'main p',
      'main section',
      'main img',
      'main a',
      'main input',
      'main button',
      'footer',
      'footer a',
      'footer h2',
      '[data-print-footer]',
    ]
    const names = [
      'display',
      'color',
      'background-color',
      'font-size',
      'font-weight',
      'padding-top',
      'margin-top',
      'position',
      'border-radius',
    ]
    const elements = Object.fromEntries(
      sample.map((css) => {
        const element = document.querySelector(css)
        const style = element && getComputedStyle(element)
        return [css, style ? names.map((name) => style.getPropertyValue(name)).join('; ') : '']
      }),
    )
    // Those that are declared: where they would move a line they show on the next page (ui/browser/showFonts.ts).
    const fonts = [...document.fonts].map(({ family, weight, style }) => [family, weight, style].join(' ')).sort()
    return {
      height: document.documentElement.scrollHeight,
      elements,
      fonts: fonts.join(),
      title: document.title,
    }
  })
}
