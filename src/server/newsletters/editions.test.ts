import { expect, test } from 'vitest'
import { translations } from '#content/languages.ts'
import { uuidv7 } from '#contract/idempotencyKey.ts'
import { everybody, type NewsletterAudience } from '#contract/staff/newsletters.ts'
import { toPlainText } from '../mail/emailBody.ts'
import { readersOf } from './audience.ts'
import { findNewsletter } from './counts.ts'
import { saveDraft } from './drafts.ts'
import { newsletterBody, newsletterEmail, newsletterPage } from './newsletterEmail.ts'
import { markupHtml, markupPlain } from './newsletterMarkup.ts'
import { startSending } from './sending.ts'
import { onEachOffice } from './testing/testNewsletter.ts'

const own = { article: '', title: 'Office closed', summary: 'We are away.' }
/** A site may have no other language; then there is nothing to try. */
const second = translations.slice(0, 1)
const translated = { title: 'कार्यालय बंद', summary: 'हम बाहर हैं।' }
const none = { ...own, translations: '{}' }

onEachOffice((office) => {
  const begin = async (change: object) => {
    const id = uuidv7()
    await office.server.store.write(async (tx) => {
      await saveDraft(tx, { ...own, ...change }, 'asha@example.com', id, office.time)
      expect(await startSending(tx, id, 1, office.time)).toBe('started')
    })
    return id
  }
  /** The emails of a newsletter, by address. */
  const emailsOf = async (id: string) => {
    const { db } = office.server.store
    const recipients = await db
      .selectFrom('newsletter_recipient')
      .select('id')
      .where('newsletter_id', '=', id)
      .orderBy('subscriber_id')
      .execute()
    return Promise.all(recipients.map((one) => newsletterEmail(office.server.backend, one.id)))
  }

  test.each(second)(
    'each subscriber gets it in the language in which they read the site ($code), and English where there is no such text, which it says',
    async ({ code, html }) => {
      await office.subscribe(1)
      await office.subscribe(1, { language: code })
      await office.subscribe(1, { language: 'xx' })
      const inBoth = await emailsOf(await begin({ translations: { [code]: translated } }))
      expect(inBoth.map((email) => email?.subject)).toEqual([own.title, translated.title, own.title])
      expect(inBoth[1]?.html).toContain(`<html lang="${html}">`)
      expect(inBoth[1]?.html).not.toContain('class="note"')
      // A language without that sentence says nothing.
      const says = newsletterPage(none, code, '#').around.texts.notInYours !== ''
      const inEnglish = await emailsOf(await begin({}))
      expect(inEnglish.map((email) => email?.subject)).toEqual([own.title, own.title, own.title])
      expect(inEnglish.map((email) => email?.html?.includes('class="note"'))).toEqual([false, says, false])
    },
  )

  test.each(second)(
    'a part of the list gets it: by language ($code), by how they came, and by the days on which they joined by the office’s calendar',
    async ({ code }) => {
      const at = (iso: string) => ({ confirmed_at: Date.parse(iso) })
      const [form] = await office.subscribe(1, at('2026-03-01T10:00:00Z'))
      const [inSecond] = await office.subscribe(1, { language: code, ...at('2026-03-01T18:29:59Z') })
      const [stated] = await office.subscribe(1, { consent_version: 'stated', ...at('2026-03-01T18:30:00Z') })
      const [imported] = await office.subscribe(1, { consent_version: 'imported', ...at('2026-03-05T10:00:00Z') })
      await office.subscribe(1, { state: 'pending', confirmed_at: null })
      const ids = async (audience: Partial<NewsletterAudience>) =>
        (await readersOf(office.server.store.db, { ...everybody, ...audience })).map(({ id }) => id).sort()
      expect(await ids({})).toEqual([form, inSecond, stated, imported])
      expect(await ids({ language: code })).toEqual([inSecond])
      expect(await ids({ language: 'en' })).toEqual([form, stated, imported])
      expect(await ids({ source: 'form' })).toEqual([form, inSecond])
      expect(await ids({ source: 'imported' })).toEqual([imported])
      expect(await ids({ to: '2026-03-01' })).toEqual([form, inSecond])
      expect(await ids({ from: '2026-03-02', to: '2026-03-02' })).toEqual([stated])
      const id = await begin({ audience: { ...everybody, source: 'stated' } })
      expect((await findNewsletter(office.server.store.db, id))?.counts.recipients).toBe(1)
    },
  )

  test.each(second)(
    'a subscription remembers the language ($code) of the page on which it was made',
    async ({ code }) => {
      const subscribe = (email: string, page: string) =>
        office.server.post('/api/subscribe', { email }, { 'written-on-page': page })
      await subscribe('one@example.org', '/services/wills')
      await subscribe('two@example.org', `/${code}/services/wills`)
      await subscribe('three@example.org', `/${code}`)
      const rows = await office.server.store.db.selectFrom('subscriber').select(['address', 'language']).execute()
      expect(new Map(rows.map(({ address, language }) => [address, language]))).toEqual(
        new Map([
          ['one@example.org', 'en'],
          ['two@example.org', code],
          ['three@example.org', code],
        ]),
      )
    },
  )
})

test('a text of the office’s own has no article', () => {
  expect(newsletterPage(none, 'en', '#').url).toBe(undefined)
  expect(toPlainText(newsletterBody(newsletterPage(none, 'en', '#')).blocks)).not.toContain('/blogs/')
})

test.each(second)(
  'one about an article that is not translated leads readers of another language ($code) to it in English',
  ({ code, html }) => {
    const about = { ...none, article: 'not-translated', translations: JSON.stringify({ [code]: translated }) }
    const page = newsletterPage(about, code, '#')
    expect(page).toMatchObject({ lang: html, isFallback: false })
    expect(page.url).toMatch(/\/blogs\/not-translated$/)
    expect(page.url).not.toContain(`/${code}/`)
  },
)

test('the text has paragraphs, headings, lists, links, bold and emphasis, in HTML and as plain text', () => {
  const text = [
    'Dear reader,\nthe **rate** is _new_.',
    '## What to do\n- Read [the guide](/services/wills)\n- Ask [them](https://example.org/a?b=1&c=2)\nSoon.',
    '-no list- [no link](ftp://x) <b>',
  ].join('\r\n\r\n')
  expect(markupHtml(text)).toMatch(/<a href="https:\/\/[^"/]+\/services\/wills">the guide<\/a>/)
  expect(markupHtml(text).replace(/https:\/\/[^"/]+\/services/, '/services')).toBe(
    [
      '<p>Dear reader,<br>the <strong>rate</strong> is <em>new</em>.</p>',
      '<h2>What to do</h2>',
      '<ul><li>Read <a href="/services/wills">the guide</a></li><li>Ask <a href="https://example.org/a?b=1&amp;c=2">them</a></li></ul>',
      '<p>Soon.</p>',
      '<p>-no list- [no link](ftp://x) &lt;b&gt;</p>',
    ].join('\n'),
  )
  expect(markupPlain(text)).toMatch(/^Dear reader,\nthe rate is new\.\n\nWhat to do\n\n- Read the guide \(https:/)
  expect(markupPlain(text)).toContain('- Ask them (https://example.org/a?b=1&c=2)\n\nSoon.')
})
