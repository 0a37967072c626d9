import { expect, onTestFinished, test } from 'vitest'
import { conflictTexts, personTexts } from '#content/texts/staff/people.ts'
import { stageTexts, tagTexts } from '#content/texts/staff/stages.ts'
import { uuidv7 } from '#contract/idempotencyKey.ts'
import { startTestSmtp } from '#server/mail/testing/testSmtp.ts'
import { violations } from '../support/axe.ts'
import { visitor } from '../support/browser.ts'
import { deskSettings, signInByLink } from '../support/deskVisit.ts'
import { startProduct } from '../support/product.ts'

const sizes = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]

test('a matter is moved, tagged, merged and checked in a real browser, readable at both widths and in both themes', async () => {
  const smtp = await startTestSmtp()
  onTestFinished(smtp.close)
  await using product = await startProduct(deskSettings(smtp))
  await using someone = await visitor({ viewport: { width: 1440, height: 900 } })
  const { page, complaints } = someone
  await signInByLink(page, product.url, smtp)
  const enquire = async (name: string, email: string, contactNumber: string, message: string) => {
    const body = JSON.stringify({ name, email, contactNumber, message })
    const headers = { 'Content-Type': 'application/json', 'Idempotency-Key': uuidv7() }
    expect((await fetch(`${product.url}/api/contact`, { method: 'POST', headers, body })).status).toBe(201)
  }
  await enquire('Ravi Rao', 'rao@example.org', '+44 20 7946 0000', 'About Flat 4 in Pune')
  await enquire('Sita Devi', 'sita.devi@example.com', '+971 50 123 4567', 'My tenant has not paid since March.')
  await enquire('Sitá Devi', 'sita@example.org', '00971 50 1234567', 'A will for our house in Goa, please call.')
  await page.getByText('Sitá Devi', { exact: true }).first().click()
  await page.getByLabel(stageTexts.label, { exact: true }).selectOption('papers')
  await page.getByText(stageTexts.moved(1, stageTexts.names.papers)).waitFor()
  await page.locator('h1').last().click()
  await page.keyboard.press('t')
  const dialog = page.getByRole('dialog')
  for (const tag of ['Goa', 'वसीयत', 'زمین']) {
    await dialog.getByLabel(tagTexts.fresh).fill(tag)
    await dialog.getByRole('button', { name: tagTexts.add, exact: true }).click()
  }
  await dialog.getByRole('button', { name: tagTexts.save }).click()
  await page.getByText(tagTexts.saved(1)).waitFor()
  const look = async (name: string) => {
    for (const viewport of sizes)
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.setViewportSize(viewport)
        await page.emulateMedia({ colorScheme })
        expect([name, viewport.width, colorScheme, await violations(page)]).toEqual([
          name,
          viewport.width,
          colorScheme,
          [],
        ])
      }
  }
  await look('enquiry')
  await page.getByRole('link', { name: personTexts.link }).click()
  await page.getByRole('button', { name: personTexts.mergeWith('Sita Devi') }).click()
  await page.getByText(personTexts.merged).waitFor()
  await page.getByLabel(conflictTexts.parties).fill('ravi rao')
  await page.getByRole('button', { name: conflictTexts.search }).click()
  await page.getByText(conflictTexts.found(1)).waitFor()
  await look('person')
  await page.getByRole('button', { name: conflictTexts.keep }).click()
  await page.getByText(conflictTexts.kept).waitFor()
  await page.getByRole('button', { name: personTexts.apartOf('sita.devi@example.com') }).click()
  await page.getByText(personTexts.isApart).waitFor()
  await page.goto(`${product.url}/desk/`)
  await page.getByText('Sitá Devi', { exact: true }).first().waitFor()
  await look('inbox')
  expect(complaints).toEqual([])
})
