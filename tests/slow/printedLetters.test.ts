import { expect, test } from 'vitest'
import letters from '#content/letters.ts'
import { letterTexts } from '#content/texts/letters.ts'
import { openPage, visitor } from '../support/browser.ts'
import { servedSite } from '../support/forAllTests.ts'

const at = servedSite()

/** The sheets of a PDF, whose pages Chromium writes as plain objects. */
const sheetsOf = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type\s*\/Page(?!s)/g)?.length ?? 0

test('each letter that is printed by itself is on one sheet, without the address of the site', async () => {
  await using someone = await visitor()
  const { page } = someone
  // The marks for paper are taken away when the dialog closes; none opens here.
  await page.addInitScript(() => {
    window.print = () => {}
  })
  await openPage(page, at.url + letters.path)
  const buttons = page.getByRole('button', { name: letterTexts.print, exact: true })
  const all = letters.groups.flatMap((group) => group.letters)
  expect(await buttons.count()).toBe(all.length)
  const sheets: [string, number][] = []
  for (const [position, { id }] of all.entries()) {
    await buttons.nth(position).click()
    sheets.push([id, sheetsOf(await page.pdf({ format: 'A4' }))])
    await page.evaluate(() => dispatchEvent(new Event('afterprint')))
  }
  expect(sheets.filter(([, count]) => count !== 1)).toEqual([])
})
