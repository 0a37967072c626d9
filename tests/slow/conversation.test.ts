import type { Page } from 'playwright-core'
import PostalMime, { type Email } from 'postal-mime'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { enquiryTexts } from '#content/texts/staff/enquiry.ts'
import { offlineTexts } from '#content/texts/staff/offline.ts'
import { startTestSmtp, type TestSmtp } from '#server/mail/testing/testSmtp.ts'
import { startTestCluster, type TestCluster } from '#server/store/testing/testPostgres.ts'
import { openPage, visitor, withWorker } from '../support/browser.ts'
import { deskSettings, signInByCode, staff } from '../support/deskVisit.ts'
import { startDovecot } from '../support/dovecot.ts'
import { fillEnquiry, sample, submitEnquiry } from '../support/enquiryForm.ts'
import { startProduct } from '../support/product.ts'

const colleague = 'ravi@office.example'
const name = `${sample.firstName} ${sample.lastName}`
const patient = { timeout: 40_000 }
const button = (page: Page, text: string) => page.getByRole('button', { name: text, exact: true })
const deed = Buffer.from('%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\n')

let cluster: TestCluster
beforeAll(async () => {
  cluster = await startTestCluster()
})
afterAll(() => cluster.stop())

/** The emails that the mail server got for the client so far, in order. */
async function toClient(smtp: TestSmtp): Promise<Email[]> {
  const taken = smtp.taken.filter(({ recipients }) => recipients.includes(sample.email))
  return Promise.all(taken.map(({ raw }) => PostalMime.parse(raw)))
}
async function nthToClient(smtp: TestSmtp, count: number): Promise<Email> {
  await expect.poll(async () => (await toClient(smtp)).length, patient).toBe(count)
  const email = (await toClient(smtp)).at(-1)
  if (!email) throw new Error('no email')
  return email
}

/** The client's reply to an email of ours, as a mail program writes it, with a file. */
function reply(to: Email, text: string): string {
  const lines = [
    `From: ${name} <${sample.email}>`,
    `To: <${to.replyTo?.[0]?.address}>`,
    `Subject: Re: ${to.subject}`,
    `In-Reply-To: ${to.messageId}`,
    `References: ${to.messageId}`,
    'Message-ID: <reply-1@mail.example.net>',
    `Date: ${new Date().toUTCString()}`,
    'MIME-Version: 1.0',
    'Content-Type: multipart/mixed; boundary="b"',
    '',
    '--b',
    'Content-Type: text/plain; charset=utf-8',
    '',
    text,
    '',
    'On Thu, 26 Nov 2026 at 10:00, The Desk <desk@office.example> wrote:',
    '> Please send the deed.',
    '--b',
    'Content-Type: application/pdf; name="deed.pdf"',
    'Content-Disposition: attachment; filename="deed.pdf"',
    'Content-Transfer-Encoding: base64',
    '',
    deed.toString('base64'),
    '--b--',
    '',
  ]
  return lines.join('\n')
}

test.each(['SQLite', 'PostgreSQL'])(
  'one enquiry from the visitor to the fourth email, through SMTP and IMAP, with a file, two colleagues and no connection in between, on %s',
  async (database) => {
    const smtp = await startTestSmtp()
    try {
      await using dovecot = await startDovecot()
      const databaseUrl = database === 'SQLite' ? {} : { DATABASE_URL: await cluster.database('conversation') }
      await using product = await startProduct({
        ...deskSettings(smtp),
        ...databaseUrl,
        STAFF: `owner:${staff},staff:${colleague}`,
        MAIL_FROM: 'The Desk <desk@office.example>',
        REPLY_ADDRESS: 'desk+{id}@office.example',
        IMAP_URL: dovecot.url,
        IMAP_TLS: 'cleartext-exposes-password-and-emails',
      })
      await using client = await visitor()
      await using asha = await visitor(withWorker)
      await using ravi = await visitor()
      await signInByCode(asha.page, product.url, smtp, staff)
      await signInByCode(ravi.page, product.url, smtp, colleague)

      // The first email: the acknowledgement.
      await openPage(client.page, `${product.url}/contact`)
      await fillEnquiry(client.page)
      await submitEnquiry(client.page)
      const acknowledgement = await nthToClient(smtp, 1)
      expect(acknowledgement.replyTo?.[0]?.address).toMatch(/^desk\+[\da-f]{42}@office\.example$/)

      // The second: Asha's answer.
      for (const { page } of [asha, ravi]) await page.getByText(name, { exact: true }).first().click()
      await asha.page.getByLabel(enquiryTexts.body).fill('Please send the deed.')
      await button(asha.page, enquiryTexts.send).click()
      const answer = await nthToClient(smtp, 2)
      expect(answer.text).toContain('Please send the deed.')

      // The third: the client's reply with a file, seen by both.
      dovecot.deliver(reply(answer, 'Here it is.'))
      for (const { page } of [asha, ravi]) {
        await page.getByText('Here it is.', { exact: true }).last().waitFor(patient)
        await page.getByRole('link', { name: /deed\.pdf/ }).waitFor(patient)
      }
      const href = await asha.page.getByRole('link', { name: /deed\.pdf/ }).getAttribute('href')
      const file = await asha.context.request.get(`${product.url}${href}`)
      expect(await file.body()).toEqual(deed)

      // Ravi adds a note; Asha sees it, loses the connection, and answers.
      await button(ravi.page, enquiryTexts.composerModes.note).click()
      await ravi.page.getByLabel(enquiryTexts.note).fill('The deed is complete.')
      await button(ravi.page, enquiryTexts.addNote).click()
      await asha.page.getByText('The deed is complete.', { exact: true }).last().waitFor(patient)
      await asha.context.setOffline(true)
      await asha.page.getByLabel(enquiryTexts.body).fill('We file it on Monday.')
      await button(asha.page, enquiryTexts.send).click()
      await asha.page.getByText(offlineTexts.waiting(1)).waitFor(patient)
      expect(await toClient(smtp)).toHaveLength(2)
      await asha.context.setOffline(false)

      // The fourth: sent once, in the same thread; Ravi sees it.
      const last = await nthToClient(smtp, 3)
      expect(last.text).toContain('We file it on Monday.')
      expect(last.references).toContain('<reply-1@mail.example.net>')
      await ravi.page.getByText('We file it on Monday.', { exact: true }).last().waitFor(patient)
      await ravi.page.reload()
      const entries = ravi.page.getByRole('article')
      await expect.poll(() => entries.count(), patient).toBe(5)
      const shown = (await entries.allTextContents()).map((text) => text.replace(/\s+/g, ' '))
      for (const [at, words] of [
        sample.message,
        'Please send the deed.',
        'Here it is.',
        'The deed is complete.',
        'We file it on Monday.',
      ].entries())
        expect(shown[at]).toContain(words)
      await expect.poll(async () => (await toClient(smtp)).length).toBe(3)
    } finally {
      await smtp.close()
    }
  },
)
