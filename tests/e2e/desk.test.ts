import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { deskTexts } from '#content/texts/staff/desk.ts'
import { enquiryTexts } from '#content/texts/staff/enquiry.ts'
import { inboxTexts } from '#content/texts/staff/inbox.ts'
import { staffCommentTexts, subscriberTexts, templateTexts } from '#content/texts/staff/lists.ts'
import { sessionTexts } from '#content/texts/staff/session.ts'
import { startTestSmtp } from '#server/mail/testing/testSmtp.ts'
import { violations } from '../support/axe.ts'
import { visitor } from '../support/browser.ts'
import { deskSettings, emailTo, sendEnquiry, signInByLink } from '../support/deskVisit.ts'
import { sample } from '../support/enquiryForm.ts'
import { startProduct } from '../support/product.ts'

const dist = process.env.DIST_DIR ?? 'dist'

test('a member of staff signs in by the mailed link, sees a new enquiry at once, takes it up and answers it by email', async () => {
  const smtp = await startTestSmtp()
  onTestFinished(smtp.close)
  await using product = await startProduct(deskSettings(smtp))
  await using someone = await visitor({ viewport: { width: 390, height: 844 } })
  const { page, complaints } = someone
  await signInByLink(page, product.url, smtp)
  await page.getByText(inboxTexts.live, { exact: true }).waitFor()

  const { firstName, lastName, email, message } = sample
  const name = `${firstName} ${lastName}`
  await sendEnquiry(product.url)
  await page.getByText(name, { exact: true }).click()
  await page.getByText(message, { exact: true }).last().waitFor()
  const enquiry = page.url()
  expect(await violations(page)).toEqual([])

  await page.getByLabel(enquiryTexts.state, { exact: true }).selectOption('inProgress')
  await page.getByText(inboxTexts.changed(1, inboxTexts.states.inProgress)).waitFor()
  await page.getByLabel(enquiryTexts.body).fill('You can give notice from abroad.')
  await page.getByRole('button', { name: enquiryTexts.send }).click()
  await page.getByText(enquiryTexts.answerWaits).waitFor()
  await page.getByText(enquiryTexts.delivery.waiting).first().waitFor()
  // While the answer waits for its ten seconds: every other screen shows what this server says.
  for (const [screen, text] of [
    ['devices', `(${sessionTexts.thisDevice})`],
    ['devices', sessionTexts.noPasskeys],
    ['templates', templateTexts.emptyTitle],
    ['comments', staffCommentTexts.emptyTitle],
    ['subscribers', subscriberTexts.emptyTitle],
    ['health', /^Working$/],
  ] as const) {
    await page.goto(`${product.url}/desk/${screen}`)
    await page.getByText(text).waitFor()
  }
  await page.goto(enquiry)
  const answer = await emailTo(smtp, email, 'You can give notice from abroad.')
  expect(answer).toContain(`> ${message}`)
  await page.getByText(enquiryTexts.delivery.sent, { exact: true }).first().waitFor({ timeout: 30_000 })
  expect(complaints).toEqual([])
})

test('WB-01 no page, script, list or stored file of the public site holds a byte of the workplace', () => {
  const site = join(dist, 'site')
  const files = readdirSync(site, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /\.(html|js|css|json|xml|txt|webmanifest)$|_headers$|_redirects$/.test(name),
  )
  expect(files.length).toBeGreaterThan(100)
  const traces = [/\/api\/staff/, new RegExp(deskTexts.name), new RegExp(enquiryTexts.notesHint), /["'`>(]\/desk\b/]
  const found = files.flatMap((name) => {
    const text = readFileSync(join(site, name), 'utf8')
    return traces.flatMap((trace) => trace.exec(text)?.[0] ?? []).map((trace) => `${name}: ${trace.slice(-12)}`)
  })
  // The site's worker knows the path, so as to leave it alone.
  expect(found.map((trace) => trace.replace(/["'`]/, ''))).toEqual(['sw.js: /desk'])
  const desk = readdirSync(join(dist, 'desk/assets')).filter((name) => name.endsWith('.js'))
  const all = desk.map((name) => readFileSync(join(dist, 'desk/assets', name), 'utf8')).join('')
  for (const trace of ['/api/staff', enquiryTexts.notesHint]) expect(all).toContain(trace)
})
