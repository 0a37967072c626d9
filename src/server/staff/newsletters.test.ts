import { expect, test } from 'vitest'
import { articleCards } from '#content/articles.ts'
import { translations } from '#content/languages.ts'
import { uuidv7 } from '#contract/idempotencyKey.ts'
import type { NewsletterItem, NewsletterList, NewsletterPreview } from '#contract/staff/newsletters.ts'
import { saveDraft } from '../newsletters/drafts.ts'
import { onEachDatabase } from '../store/testing/eachDatabase.ts'
import { moderator, owner, staff, testDesk } from './testing/testDesk.ts'

const mail = { url: 'smtp://127.0.0.1:1', from: 'desk@example.com', to: ['provider@example.com'] }
const article = articleCards[0]?.slug ?? ''
const words = { article, title: 'What changed', summary: 'Two lines.' }

onEachDatabase((open) => {
  test('staff write a newsletter, look at it, test it, send it, stop it and go on; the audit trail names each step', async () => {
    const desk = await testDesk({ store: await open(), mail })
    const ravi = await desk.signedIn(staff)
    await desk.post('/api/subscribe', { email: 'sita@example.org' })
    const { items } = (await ravi.call('newsletterArticles')).json()
    expect(items).toHaveLength(articleCards.length)
    const saved = await ravi.call('saveNewsletter', { body: words })
    expect([saved.statusCode, saved.json()]).toEqual([201, expect.objectContaining({ ...words, state: 'draft' })])
    const { id } = saved.json<NewsletterItem>()
    const changed = await ravi.call('saveNewsletter', { body: { ...words, id, version: 1, title: 'A <b>title</b>' } })
    expect(changed.json()).toMatchObject({ version: 2 })
    const preview = (await ravi.call('previewNewsletter', { id })).json<NewsletterPreview>()
    const [english] = preview.editions
    expect(english?.text).toContain(`/blogs/${article}`)
    for (const html of [english?.light, english?.dark]) expect(html).toContain('A &lt;b&gt;title&lt;/b&gt;')
    expect((await ravi.call('testNewsletter', { id })).statusCode).toBe(204)
    const tests = await desk.store.db.selectFrom('newsletter_test').select('address').execute()
    expect(tests).toEqual([{ address: staff }])

    const send = (version: number) => ravi.call('sendNewsletter', { id, body: { version } })
    expect((await send(2)).json().message).toContain('Nobody has confirmed')
    await desk.store.write((tx) => tx.updateTable('subscriber').set({ state: 'confirmed', confirmed_at: 1 }).execute())
    expect((await send(1)).json()).toMatchObject({ theirs: { version: 2, state: 'draft' } })
    expect((await send(2)).json()).toMatchObject({ state: 'sending', counts: { recipients: 1, waiting: 1 } })
    expect((await send(2)).statusCode).toBe(409)
    expect((await ravi.call('removeNewsletter', { id, body: { version: 3 } })).statusCode).toBe(409)
    const late = await ravi.call('saveNewsletter', { body: { ...words, id, version: 3 } })
    expect(late.json()).toMatchObject({ theirs: { title: 'A <b>title</b>' } })
    expect((await ravi.call('resumeNewsletter', { id })).statusCode).toBe(409)
    expect((await ravi.call('stopNewsletter', { id })).json()).toMatchObject({ state: 'stopped' })
    expect((await ravi.call('stopNewsletter', { id })).statusCode).toBe(409)
    expect((await ravi.call('resumeNewsletter', { id })).json()).toMatchObject({ state: 'sending' })
    const trail = await desk.store.db.selectFrom('audit').select(['actor', 'action', 'object']).orderBy('id').execute()
    const ofNewsletter = trail.filter(({ object }) => object === id)
    expect(new Set(ofNewsletter.map(({ actor }) => actor))).toEqual(new Set([staff]))
    expect(ofNewsletter.map(({ action }) => action).sort()).toEqual(
      ['resume', 'save', 'save', 'send', 'stop', 'test'].map((action) => `newsletter ${action}`),
    )
    await desk.close()
  })

  test('a new newsletter that is sent twice under one key is one', async () => {
    const desk = await testDesk({ store: await open(), mail })
    const ravi = await desk.signedIn(staff)
    const headers = { 'idempotency-key': uuidv7() }
    const first = await ravi.call('saveNewsletter', { body: words, headers })
    const again = await ravi.call('saveNewsletter', { body: words, headers })
    expect([first.statusCode, again.statusCode, again.json()]).toEqual([201, 201, first.json()])
    expect((await ravi.call('newsletters', { body: {} })).json<NewsletterList>().items).toHaveLength(1)
    await desk.close()
  })

  // A site may have no other language; then there is nothing to try.
  test.each(translations.slice(0, 1))(
    'staff write in two languages (English, $code) to a part of the list, see what readers of each get, schedule it, move it and take it back',
    async ({ code }) => {
      const desk = await testDesk({ store: await open(), mail })
      const ravi = await desk.signedIn(staff)
      for (const [name, page] of [
        ['sita', '/'],
        ['ram', `/${code}`],
      ])
        await desk.post('/api/subscribe', { email: `${name}@example.org` }, { 'written-on-page': page ?? '' })
      await desk.store.write((tx) =>
        tx.updateTable('subscriber').set({ state: 'confirmed', confirmed_at: 1 }).execute(),
      )
      const own = { article: '', title: 'Closed', summary: 'We are **away**.' }
      const { id } = (await ravi.call('saveNewsletter', { body: own })).json<NewsletterItem>()
      const editions = async () => (await ravi.call('previewNewsletter', { id })).json<NewsletterPreview>().editions
      expect((await editions()).map(({ language, isFallback }) => [language, isFallback])).toEqual([
        ['en', false],
        [code, true],
      ])
      const texts = { [code]: { title: 'बंद', summary: 'हम बाहर हैं।' } }
      const audience = { language: code }
      const saved = await ravi.call('saveNewsletter', {
        body: { ...own, id, version: 1, translations: texts, audience },
      })
      expect(saved.json()).toMatchObject({
        translations: texts,
        audience: { language: code, source: '', from: '', to: '' },
      })
      expect((await editions())[1]).toMatchObject({ subject: 'बंद', isFallback: false })
      expect((await ravi.call('testNewsletter', { id })).statusCode).toBe(204)
      expect(await desk.store.db.selectFrom('newsletter_test').select('language').execute()).toHaveLength(2)
      const reach = async (body: object) => (await ravi.call('newsletterReach', { body })).json()
      expect(await reach({})).toEqual({ readers: 2, languages: { en: 1, [code]: 1 }, zone: 'Asia/Kolkata' })
      expect(await reach(audience)).toMatchObject({ readers: 1, languages: { en: 0, [code]: 1 } })
      const unknown = { ...own, translations: { xx: texts[code] } }
      expect((await ravi.call('saveNewsletter', { body: unknown })).statusCode).toBe(422)

      const schedule = (version: number, day: string, time = '10:00') =>
        ravi.call('scheduleNewsletter', { id, body: { version, day, time } })
      expect((await schedule(2, '2020-01-01')).statusCode).toBe(422)
      expect((await schedule(2, '2026-02-30')).statusCode).toBe(400)
      const day = new Date(Date.now() + 5 * 86_400_000).toISOString().slice(0, 10)
      const scheduled = await schedule(2, day)
      expect(scheduled.json()).toMatchObject({ state: 'scheduled', sendAt: `${day}T04:30:00.000Z`, version: 3 })
      expect((await schedule(3, day, '11:00')).json()).toMatchObject({ sendAt: `${day}T05:30:00.000Z`, version: 4 })
      expect((await ravi.call('removeNewsletter', { id, body: { version: 4 } })).statusCode).toBe(409)
      expect((await ravi.call('unscheduleNewsletter', { id })).json()).toMatchObject({ state: 'draft', sendAt: null })
      expect((await ravi.call('unscheduleNewsletter', { id })).statusCode).toBe(409)
      await desk.close()
    },
  )

  test('the list goes on past a hundred newsletters, page by page, newest first', async () => {
    const desk = await testDesk({ store: await open(), mail })
    const ravi = await desk.signedIn(staff)
    for (let number = 0; number < 120; number += 1)
      await desk.store.write((tx) =>
        saveDraft(tx, { ...words, title: `Title ${number}` }, staff, uuidv7(number * 1000), number),
      )
    const titles: string[] = []
    let cursor: string | null | undefined
    while (cursor !== null) {
      const answer = await ravi.call('newsletters', { body: { limit: 50, ...(cursor && { cursor }) } })
      const page = answer.json<NewsletterList>()
      titles.push(...page.items.map(({ title }) => title))
      cursor = page.next
    }
    expect(titles).toEqual(Array.from({ length: 120 }, (_, number) => `Title ${119 - number}`))
    for (const name of ['newsletters', 'enquiries', 'comments'] as const) {
      const body = { list: 'all', cursor: '1.a\0b' }
      expect([name, (await ravi.call(name, { body })).statusCode]).toEqual([name, 400])
    }
    await desk.close()
  })

  test('without mail nothing can be sent, and the answer says what to set', async () => {
    const desk = await testDesk({ store: await open() })
    const asha = await desk.signedIn(owner)
    const { id } = (await asha.call('saveNewsletter', { body: words })).json<NewsletterItem>()
    for (const name of ['testNewsletter', 'sendNewsletter', 'resumeNewsletter'] as const) {
      const answer = await asha.call(name, { id, body: { version: 1 } })
      expect([name, answer.statusCode, answer.json().message]).toEqual([name, 409, expect.stringContaining('SMTP_URL')])
    }
    expect((await asha.call('removeNewsletter', { id, body: { version: 1 } })).statusCode).toBe(204)
    expect((await asha.call('newsletter', { id })).statusCode).toBe(404)
    await desk.close()
  })
})

test('an unknown article, a title of two lines and words that are too long are refused', async () => {
  const desk = await testDesk()
  const asha = await desk.signedIn(owner)
  const status = async (change: object) =>
    (await asha.call('saveNewsletter', { body: { ...words, ...change } })).statusCode
  expect(await status({ article: 'nothing' })).toBe(422)
  for (const change of [
    { title: 'One\nTwo' },
    { title: ' ' },
    { title: 'x'.repeat(151) },
    { summary: 'x'.repeat(20_001) },
    { summary: 'a\0b' },
  ])
    expect([change, await status(change)]).toEqual([change, 400])
  await desk.close()
})

test('a moderator neither sees nor sends newsletters', async () => {
  const desk = await testDesk({ mail })
  const meera = await desk.signedIn(moderator)
  const asha = await desk.signedIn(owner)
  const { id } = (await asha.call('saveNewsletter', { body: words })).json<NewsletterItem>()
  for (const name of ['newsletters', 'newsletter', 'previewNewsletter', 'sendNewsletter', 'stopNewsletter'] as const)
    expect([name, (await meera.call(name, { id })).statusCode]).toEqual([name, 403])
  await desk.close()
})
