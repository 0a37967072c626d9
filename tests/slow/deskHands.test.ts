import type { Page } from 'playwright-core'
import { expect, onTestFinished, test } from 'vitest'
import { deskTexts } from '#content/texts/staff/desk.ts'
import { enquiryTexts } from '#content/texts/staff/enquiry.ts'
import { inboxTexts, newEnquiryTexts, snoozeTexts } from '#content/texts/staff/inbox.ts'
import { healthTexts } from '#content/texts/staff/lists.ts'
import { mailTexts } from '#content/texts/staff/mails.ts'
import { officeTexts } from '#content/texts/staff/office.ts'
import { sessionTexts } from '#content/texts/staff/session.ts'
import { setupTexts } from '#content/texts/staff/setup.ts'
import { teamTexts } from '#content/texts/staff/team.ts'
import { startTestSmtp } from '#server/mail/testing/testSmtp.ts'
import { violations } from '../support/axe.ts'
import { visitor } from '../support/browser.ts'
import { deskSettings, emailTo, sendEnquiry, signInByCode, staff } from '../support/deskVisit.ts'
import { sample } from '../support/enquiryForm.ts'
import { startProduct } from '../support/product.ts'

const colleague = 'ravi.kumar@office.example'
const name = `${sample.firstName} ${sample.lastName}`
const button = (page: Page, text: string) => page.getByRole('button', { name: text, exact: true })
const body = (page: Page) => page.getByLabel(enquiryTexts.body)

/** Bytes of the one answer that this device keeps, which is encrypted; 0 if there is none. */
function keptSize(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const opening = indexedDB.open('desk-offline')
        opening.onsuccess = () => {
          const kept = opening.result.transaction('kept').objectStore('kept')
          const names = kept.getAllKeys()
          names.onsuccess = () => {
            const name = names.result.find((one) => String(one).startsWith('draft:answer:'))
            const record: IDBRequest<{ data: ArrayBuffer } | undefined> = kept.get(name ?? '')
            record.onsuccess = () => {
              opening.result.close()
              resolve(record.result?.data.byteLength ?? 0)
            }
          }
        }
      }),
  )
}

async function start() {
  const smtp = await startTestSmtp()
  onTestFinished(smtp.close)
  const product = await startProduct({ ...deskSettings(smtp), STAFF: `owner:${staff},staff:${colleague}` })
  onTestFinished(() => product[Symbol.asyncDispose]())
  return { smtp, product }
}

test('two colleagues answer one enquiry: the second is told beside the button, refused by the server and asked by a dialog', async () => {
  const { smtp, product } = await start()
  await using asha = await visitor()
  await using ravi = await visitor()
  await signInByCode(asha.page, product.url, smtp, staff)
  await signInByCode(ravi.page, product.url, smtp, colleague)
  await sendEnquiry(product.url)
  for (const { page } of [asha, ravi]) await page.getByText(name, { exact: true }).first().click()
  await body(asha.page).fill('Mine, half written')
  await body(ravi.page).fill('You can give notice from abroad.')
  await button(ravi.page, enquiryTexts.send).click()
  await ravi.page.getByText(enquiryTexts.answerWaits).waitFor()
  await asha.page.getByText('You can give notice from abroad.').waitFor()
  await asha.page
    .getByText(/^Ravi Kumar answered/)
    .first()
    .waitFor()
  await button(asha.page, enquiryTexts.send).click()
  const dialog = asha.page.getByRole('dialog', { name: enquiryTexts.overtakenTitle })
  await dialog.getByText('You can give notice from abroad.').waitFor()
  expect(await violations(asha.page)).toEqual([])
  await dialog.getByRole('button', { name: enquiryTexts.keepText }).click()
  expect(await body(asha.page).inputValue()).toBe('Mine, half written')
  await emailTo(smtp, sample.email, 'You can give notice from abroad.')
  expect(smtp.taken.filter(({ raw }) => raw.includes('half written'))).toEqual([])
  expect([...asha.complaints, ...ravi.complaints].filter((one) => !one.includes('409'))).toEqual([])
})

test('the way back from an answer counts down and is over when the answer leaves', async () => {
  const { smtp, product } = await start()
  await using asha = await visitor()
  const { page } = asha
  await signInByCode(page, product.url, smtp, staff)
  await sendEnquiry(product.url)
  await page.getByText(name, { exact: true }).first().click()
  await body(page).fill('Yes.')
  await body(page).press('Control+Enter')
  await page.getByText(enquiryTexts.answerWaits).waitFor()
  // Another act leaves it alone, and is not taken for a colleague's though the answer may not be shown yet.
  await page.getByLabel(enquiryTexts.assignee, { exact: true }).selectOption(colleague)
  await page.getByText(inboxTexts.assigned(1, 'Ravi Kumar')).waitFor()
  expect(await page.getByRole('button', { name: deskTexts.undo }).count()).toBe(2)
  await page.getByText(enquiryTexts.answerWaits).waitFor({ state: 'hidden', timeout: 12_000 })
  await page.getByText(enquiryTexts.delivery.sent, { exact: true }).first().waitFor({ timeout: 30_000 })
})

test('half an answer is there again after its tab was closed, and in a second tab while it is typed', async () => {
  const { smtp, product } = await start()
  await using asha = await visitor()
  await signInByCode(asha.page, product.url, smtp, staff)
  await sendEnquiry(product.url)
  await asha.page.getByText(name, { exact: true }).first().click()
  const address = asha.page.url()
  await body(asha.page).fill('Half an answer')
  await expect.poll(() => keptSize(asha.page)).toBeGreaterThan(0)
  const before = await keptSize(asha.page)
  const second = await asha.context.newPage()
  await second.goto(address)
  await expect.poll(() => body(second).inputValue()).toBe('Half an answer')
  await body(second).fill('Half an answer, and more')
  await expect.poll(() => body(asha.page).inputValue()).toBe('Half an answer, and more')
  await second.close()
  // The last letters before a tab is closed may be too late.
  await expect.poll(() => keptSize(asha.page)).toBeGreaterThan(before)
  const third = await asha.context.newPage()
  await asha.page.close()
  await third.goto(address)
  await expect.poll(() => body(third).inputValue()).toBe('Half an answer, and more')
  await third.getByText(inboxTexts.draft, { exact: true }).waitFor()
})

test('no screen or dialog of the workplace has a fault that axe finds, on a phone, a desktop and in the dark', async () => {
  const { smtp, product } = await start()
  await using asha = await visitor()
  const { page } = asha
  await page.goto(`${product.url}/desk/`)
  const pattern = page.locator('main h1').locator('xpath=ancestor::div[2]/div[1]')
  await page.getByLabel(sessionTexts.email).waitFor()
  expect(await pattern.evaluate((rule) => getComputedStyle(rule).backgroundImage)).toContain('lattice-rule.svg')
  await signInByCode(page, product.url, smtp, staff)
  await sendEnquiry(product.url)
  const row = page.locator('[data-enquiry]').first()
  await row.waitFor()
  const found: string[] = []
  const look = async (place: string) => {
    for (const [width, height] of [
      [390, 844],
      [1440, 900],
    ] as const) {
      await page.setViewportSize({ width, height })
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme })
        for (const fault of await violations(page))
          found.push(`${place} ${width} ${colorScheme}: ${JSON.stringify(fault)}`)
      }
    }
    if ((await page.locator('head > title').count()) !== 1) found.push(`${place}: not one title`)
  }
  await look('inbox')
  await page.getByLabel(inboxTexts.selectAll).first().click()
  await look('chosen')
  await page.getByLabel(inboxTexts.clearSelection).click()
  await button(page, inboxTexts.filters).click()
  await look('filters')
  await page.getByRole('button', { name: newEnquiryTexts.title }).click()
  await look('new')
  await page.keyboard.press('Escape')
  await row.click()
  await body(page).fill('Half')
  await look('answer')
  await body(page).fill('')
  await button(page, enquiryTexts.composerModes.log).click()
  await look('log')
  await button(page, enquiryTexts.composerModes.answer).click()
  await button(page, enquiryTexts.snooze).click()
  await page.getByRole('heading', { name: snoozeTexts.title }).waitFor()
  await look('later')
  await page.keyboard.press('Escape')
  await page.emulateMedia({ media: 'print' })
  expect(await page.getByRole('heading', { name: enquiryTexts.details }).isVisible()).toBe(true)
  expect(await body(page).isVisible()).toBe(false)
  await page.emulateMedia({ media: 'screen' })
  for (const [path, text] of [
    ['mails', mailTexts.emptyTitle],
    ['health', healthTexts.lede],
    ['team', teamTexts.lede],
    ['profile', teamTexts.profileLede],
    ['office', officeTexts.emails],
    ['setup', setupTexts.steps.mail.title],
    ['no/such/page', deskTexts.notFoundTitle],
  ] as const) {
    await page.goto(`${product.url}/desk/${path}`)
    await page.getByText(text).waitFor()
    await look(path)
  }
  await page.getByLabel(deskTexts.more).click()
  await button(page, deskTexts.shortcuts).click()
  await look('keys')
  expect(found).toEqual([])
})
