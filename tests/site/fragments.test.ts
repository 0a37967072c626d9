import { expect, test } from 'vitest'
import { everyTranslation, pageAddresses } from '../support/addresses.ts'
import { servedSite } from '../support/forAllTests.ts'
import { type RawPage, rawPage } from '../support/rawPage.ts'

const at = servedSite()

test('every link to a part of a page leads to an element that is there', async () => {
  const pages = new Map<string, RawPage>()
  for (const path of [...pageAddresses, ...everyTranslation]) pages.set(path, await rawPage(at.url + path))
  const dead: string[] = []
  for (const [from, { links }] of pages)
    for (const link of links.filter((href) => /^(?:\/[^/]|\/?#)/.test(href) && href.includes('#'))) {
      const [path, id = ''] = link.split('#')
      const page = pages.get(path || from)
      if (!page?.html.includes(` id="${decodeURIComponent(id)}"`)) dead.push(`${from}: ${link}`)
    }
  expect(dead).toEqual([])
})
