import { expect, onTestFinished, test } from 'vitest'
import { enquiryTexts } from '#content/texts/staff/enquiry.ts'
import { startTestSmtp } from '#server/mail/testing/testSmtp.ts'
import { visitor } from '../support/browser.ts'
import { furnishOffice, mailKey } from '../support/deskOffice.ts'
import { deskScreens } from '../support/deskScreens.ts'
import { deskSettings, signInByLink } from '../support/deskVisit.ts'
import { startProduct } from '../support/product.ts'

test('with text at 200 % on a small phone an enquiry is read on all of the screen, and the answer written at its end', async () => {
  const smtp = await startTestSmtp()
  onTestFinished(smtp.close)
  await using product = await startProduct({ ...deskSettings(smtp), MAIL_WEBHOOK_SECRET: mailKey })
  await using someone = await visitor({ viewport: { width: 320, height: 640 } })
  const { page } = someone
  await signInByLink(page, product.url, smtp)
  const office = await furnishOffice(page, product.url)
  await deskScreens(page, product.url, office).enquiry?.()
  const composer = page.getByRole('region', { name: enquiryTexts.composer })
  const partOfMain = () =>
    composer.evaluate((section) => {
      const [box, main] = [section.getBoundingClientRect(), document.querySelector('main')?.getBoundingClientRect()]
      return main ? Math.max(0, Math.min(box.bottom, main.bottom) - Math.max(box.top, main.top)) / main.height : 1
    })
  expect(await partOfMain()).toBeLessThan(0.5)
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
  await page.getByRole('heading', { level: 1 }).scrollIntoViewIfNeeded()
  await expect.poll(partOfMain).toBe(0)
  await composer.getByRole('textbox').first().click()
  expect(await partOfMain()).toBeGreaterThan(0.5)
})
