import { expect, test } from 'vitest'
import { enquiryTexts } from '#content/texts/enquiry.ts'
import { toolTexts } from '#content/texts/tools.ts'
import { residenceTexts as texts } from '#content/tools/residence.ts'
import { filledCase } from '#site/features/tools/testing/filledCase.ts'
import { hydrated, storedForOffline, visitor, withWorker } from '../support/browser.ts'
import { productForAllTests } from '../support/forAllTests.ts'
import { cutOff, overflow } from '../support/pageFaults.ts'

const at = productForAllTests()

/** The case as it is on the device. */
const kept = () => localStorage.getItem('tools:case') ?? ''

test('without a connection a tool opens cold, answers, keeps what was typed, and its question reaches the enquiry form', async () => {
  await using someone = await visitor(withWorker)
  const { page, context } = someone
  await page.goto(at.url)
  await storedForOffline(page)
  await context.setOffline(true)
  await page.goto(`${at.url}/tools/residence`)
  await hydrated(page)
  await page.getByLabel(texts.person).selectOption('citizen')
  await page.getByLabel(texts.purpose).selectOption('visit')
  await page.getByLabel(texts.complete).selectOption('10')
  await page.getByLabel(texts.income).fill('12,00,000')
  await page.getByLabel(texts.arrivalOf(1)).fill('2026-06-01')
  await page.getByLabel(texts.departureOf(1)).fill('2026-11-05')
  await page.getByText('Non-resident in TY 2026-27').waitFor()
  await expect.poll(() => page.evaluate(kept)).toContain('2026-11-05')
  await page.reload()
  await page.getByText('You may be in India 23 more days in TY 2026-27').waitFor()
  await page.getByRole('button', { name: toolTexts.ask }).click()
  await page.getByRole('button', { name: toolTexts.askGo }).click()
  const message = page.locator('form[name=enquiry]').getByLabel(enquiryTexts.message)
  await expect.poll(() => message.inputValue()).toContain('Non-resident in TY 2026-27')
})

/** One word that is wider than a phone. */
const name = 'Venkatanarasimharajuvaripeta'.repeat(4)
const { sale, sending } = filledCase
const named = {
  ...filledCase,
  sale: { ...sale, owners: sale.owners.map((owner, index) => ({ ...owner, name: `${name}${index}` })) },
  sending: { ...sending, people: sending.people.map((person, index) => ({ ...person, name: `${name}${index}` })) },
  letters: { me: name },
}

test.each([
  [320, '/tools/selling'],
  [390, '/tools/selling'],
  [320, '/tools/sending'],
  [390, '/tools/sending'],
  [320, '/letters'],
])('at %i px a name that is one long word is whole on %s', async (width, path) => {
  await using someone = await visitor({ viewport: { width, height: 844 } })
  const { page, context } = someone
  await context.addInitScript(
    (text) => localStorage.setItem('tools:case', text),
    JSON.stringify({ version: 1, value: named }),
  )
  await page.goto(at.url + path)
  await hydrated(page)
  await page.getByText(name).filter({ visible: true }).first().waitFor()
  expect([await overflow(page), await cutOff(page)]).toEqual(['', []])
})
