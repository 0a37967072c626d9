import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from 'playwright-core'

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** Rules of WCAG 2.2, levels A and AA. */
export const allRules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']
/** Those of them that a change of theme can break. */
export const colourRules = ['color-contrast', 'link-in-text-block']

/** Violations that axe finds on the page now, one line per element. */
export async function violations(page: Page, rules = allRules): Promise<string[]> {
  // Not a script element: the page's security policy holds.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source)
  return page.evaluate(async (runOnly) => {
    const { axe } = window as unknown as { axe: typeof import('axe-core') }
    // A colour on its way is none that stays.
    const passing = document
      .getAnimations()
      .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime))
    await Promise.allSettled(passing.map((animation) => animation.finished))
    await new Promise((resolve) => requestAnimationFrame(resolve))
    const result = await axe.run(document, { runOnly, resultTypes: ['violations'], iframes: false })
    return result.violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, any, all, none }) => {
        const reason = [...any, ...all, ...none][0]?.message ?? ''
        return `${id}: ${target.join(' ')}: ${reason}`
      }),
    )
  }, rules)
}
