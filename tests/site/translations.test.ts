import { createHash } from 'node:crypto'
import { checkedPaths } from 'virtual:translations'
import { beforeAll, expect, test } from 'vitest'
import { inlineStyles } from '#build/prerender/pageStyles.ts'
import { sourceLanguage } from '#content/languages.ts'
import { site } from '#content/site.ts'
import { everyTranslation, pageAddresses, translatedAddresses } from '../support/addresses.ts'
import { servedSite } from '../support/forAllTests.ts'
import { alternatesOf, englishRuns, withoutOtherLanguages } from '../support/languages.ts'
import { rawPage } from '../support/rawPage.ts'

const at = servedSite()
/** Every page in English by its path. */
const pages = new Map<string, string>()

beforeAll(async () => {
  for (const path of pageAddresses) pages.set(path, (await rawPage(at.url + path)).html)
})

/** The alternates that a page names, by its path in English: the languages in which a person has checked it. */
function alternatesAt(path: string): Record<string, string> {
  const checked = translatedAddresses.filter(({ code }) => checkedPaths[code]?.includes(path))
  const versions = checked.map(({ code, addresses }) => [code, site.origin + addresses.get(path)])
  const english = site.origin + path
  return checked.length > 0 ? { en: english, ...Object.fromEntries(versions), 'x-default': english } : {}
}

test('an English page names the languages in which a person has checked it', () => {
  for (const [path, html] of pages) expect(alternatesOf(html), path).toEqual(alternatesAt(path))
})

test.each(translatedAddresses)(
  'a page in $name is as whole as the English one: it names all versions once a person has checked it, until then it is not for search engines, and its links say where they lead to English',
  async ({ code, html, openGraph, script, direction, addresses }) => {
    for (const [path, address] of addresses) {
      const page = await rawPage(at.url + address)
      const [, lang, dir = 'ltr'] = /<html lang="([^"]*)"(?: dir="([^"]*)")?/.exec(page.html) ?? []
      expect([page.status, page.canonical, lang, dir]).toEqual([200, site.origin + address, html, direction])
      expect(/<link rel="manifest"[^>]*>/.exec(page.html)?.[0], address).toContain('"/manifest.webmanifest"')
      const isChecked = checkedPaths[code]?.includes(path)
      expect(page.meta.get('robots'), address).toBe(isChecked ? undefined : 'noindex')
      expect(alternatesOf(page.html), address).toEqual(isChecked ? alternatesAt(path) : {})
      const inLanguage = page.data.find((item) => item['@type'] === 'WebPage')?.inLanguage
      expect([page.meta.get('og:locale'), inLanguage]).toEqual([openGraph, html])
      const searches = translatedAddresses.map((one) => `/${one.code}/search`)
      for (const [link, , href = ''] of page.html.matchAll(/<a ([^>]*? )?href="(\/[^"#?]*)[^>]*>/g)) {
        const isEnglish = ![...searches, ...everyTranslation].includes(href)
        expect([pageAddresses.includes(href), link.includes('hrefLang="en"')], link).toEqual([isEnglish, isEnglish])
      }
      if (script !== sourceLanguage.script) expect(englishRuns(page.html), address).toEqual([])
    }
    expect((await rawPage(`${at.url}/${code}/search`)).html).toContain(`action="/${code}/search"`)
  },
)

test.each(translatedAddresses)(
  'an unknown address below the prefix of $name is answered in it, and not for search engines',
  async ({ code, html: lang, script }) => {
    const url = `${at.url}/${code}/no-such-page`
    const page = await rawPage(url)
    expect([page.status, page.meta.get('robots')]).toEqual([404, 'noindex'])
    expect(page.html).toContain(`lang="${lang}"`)
    if (script !== sourceLanguage.script) expect(englishRuns(page.html)).toEqual([])
    expect(page.links).toContain(`/${code}`)
    const policy = (await fetch(url)).headers.get('content-security-policy')
    const styles = inlineStyles(page.html).map((css) => createHash('sha256').update(css).digest('base64'))
    expect(styles).toHaveLength(2)
    for (const style of styles) expect(policy).toContain(`'sha256-${style}'`)
  },
)

test('a page in English carries of other languages the links to them alone', () => {
  const faults = [...pages].flatMap(([path, html]) => {
    const found = withoutOtherLanguages(html, path)
    return found ? [`${path}: ${found}`] : []
  })
  expect(faults).toEqual([])
})
