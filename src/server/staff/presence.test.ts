import { expect, test, vi } from 'vitest'
import { uuidv7 } from '#contract/idempotencyKey.ts'
import { type Present, presenceLifetime } from '#contract/staff/presence.ts'
import { staffUrl } from '#contract/staff/roles.ts'
import { applyRetention } from '../privacy/retention.ts'
import { presentNow } from './presence.ts'
import { moderator, owner, staff, type TestBrowser, type TestDesk, testDesk } from './testing/testDesk.ts'
import { onEachInbox } from './testing/testInbox.ts'

/** A busy machine takes longer than the second that Vitest waits. */
const timeouts = { timeout: 10_000 }

/** The stream of a signed-in browser: who was present by its last event of that name, and all that came. */
async function listen({ app }: Pick<TestDesk, 'app'>, browser: TestBrowser) {
  const open = app.server.address()
  const isOpen = typeof open === 'object' && open !== null
  const address = isOpen ? `http://127.0.0.1:${open.port}` : await app.listen({ port: 0, host: '127.0.0.1' })
  const cookie = Array.from(browser.cookies, ([name, value]) => `${name}=${value}`).join('; ')
  const abort = new AbortController()
  const answer = await fetch(address + staffUrl('live'), { headers: { cookie }, signal: abort.signal })
  let text = ''
  const read = async () => {
    const decoder = new TextDecoder()
    for await (const chunk of answer.body ?? []) text += decoder.decode(chunk, { stream: true })
  }
  void read().catch(() => undefined)
  await vi.waitFor(() => expect(text).toContain('event: ready'), timeouts)
  const present = () =>
    JSON.parse(Array.from(text.matchAll(/event: presence\ndata: (.*)\n/g)).at(-1)?.[1] ?? 'null') as Present[] | null
  return { text: () => text, present, end: () => abort.abort() }
}

onEachInbox((inbox) => {
  const mark = (browser: TestBrowser, tab: string, enquiry: string | null, isWriting = false) =>
    browser.call('notePresence', { body: { tab, enquiry, isWriting } })
  const rows = () => inbox.desk.store.db.selectFrom('staff_presence').selectAll().execute()

  test('marks of one tab that arrive together are all taken, and one stays', async () => {
    const id = await inbox.enquire({})
    const tab = uuidv7()
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, index) => mark(inbox.ravi, tab, id, index % 2 === 0)),
    )
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 204))
    expect(await rows()).toHaveLength(1)
  })

  test('who looks at an enquiry and who writes is told at every instance, by no more than address and id', async () => {
    const id = await inbox.enquire({})
    // It shares the database only, as instances do.
    const other = await testDesk({ store: inbox.desk.store, now: () => inbox.time })
    const [here, there] = [await listen(inbox.desk, inbox.asha), await listen(other, await other.signedIn(owner))]
    expect([here.present(), there.present()]).toEqual([[], []])
    const tab = uuidv7()
    expect((await mark(inbox.ravi, tab, id)).statusCode).toBe(204)
    const looking = [{ enquiry: id, address: staff, isWriting: false }]
    await vi.waitFor(() => expect([here.present(), there.present()]).toEqual([looking, looking]), timeouts)
    await mark(inbox.ravi, tab, id, true)
    const writing = [{ enquiry: id, address: staff, isWriting: true }]
    await vi.waitFor(() => expect([here.present(), there.present()]).toEqual([writing, writing]), timeouts)
    // Told with the stream's beginning, too.
    const late = await listen(inbox.desk, inbox.asha)
    expect(late.present()).toEqual(writing)
    const outsider = await listen(inbox.desk, await inbox.desk.signedIn(moderator))
    await mark(inbox.ravi, tab, null)
    await vi.waitFor(() => expect([here.present(), there.present()]).toEqual([[], []]), timeouts)
    expect(outsider.text()).not.toContain('presence')
    for (const stream of [here, there, late, outsider]) stream.end()
    await other.app.close()
  })

  test('a tab that falls silent is gone after a moment, and so is what was stored of it', async () => {
    const id = await inbox.enquire({})
    await mark(inbox.asha, uuidv7(), id)
    await mark(inbox.ravi, uuidv7(), id, true)
    inbox.time += presenceLifetime / 2
    await mark(inbox.asha, uuidv7(), id)
    inbox.time += presenceLifetime / 2
    const left = [{ enquiry: id, address: owner, isWriting: false }]
    expect(await presentNow(inbox.desk.store, inbox.time)).toEqual(left)
    await mark(inbox.asha, uuidv7(), null)
    expect(await rows()).toHaveLength(1)
    inbox.time += presenceLifetime + 1
    const none = { keys: 0, networks: 0, emails: 0, unconfirmed: 0, newsletters: 0, handledEnquiries: 0 }
    await applyRetention(inbox.desk.store, none, inbox.time)
    expect(await rows()).toEqual([])
  })

  test('a member with two tabs is present once, and writes if one of them does', async () => {
    const id = await inbox.enquire({})
    const [one, two] = [uuidv7(), uuidv7()]
    await mark(inbox.ravi, one, id, true)
    await mark(inbox.ravi, two, id)
    const present = () => presentNow(inbox.desk.store, inbox.time)
    expect(await present()).toEqual([{ enquiry: id, address: staff, isWriting: true }])
    await mark(inbox.ravi, one, null)
    expect(await present()).toEqual([{ enquiry: id, address: staff, isWriting: false }])
  })

  test('signing out and erasing the enquiry end it, and neither a strange id nor many tabs do harm', async () => {
    const [id, erased] = [await inbox.enquire({}), await inbox.enquire({})]
    await mark(inbox.ravi, uuidv7(), id)
    await inbox.ravi.call('signOut')
    await mark(inbox.asha, uuidv7(), erased)
    await inbox.desk.store.write((tx) => tx.deleteFrom('enquiry').where('id', '=', erased).execute())
    expect(await rows()).toEqual([])
    expect((await mark(inbox.asha, uuidv7(), uuidv7())).statusCode).toBe(204)
    expect((await mark(inbox.asha, uuidv7(), 'x')).statusCode).toBe(400)
    expect((await mark(inbox.asha, 'x', id)).statusCode).toBe(400)
    for (let count = 0; count < 25; count += 1) await mark(inbox.asha, uuidv7(), id)
    expect(await rows()).toHaveLength(20)
  })
})
