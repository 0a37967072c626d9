import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { staffUrl } from '#contract/staff/roles.ts'
import type { Store } from '../store/store.ts'
import { onEachDatabase } from '../store/testing/eachDatabase.ts'
import { testBackend } from '../testing/testBackend.ts'
import { ChangeWatcher } from './changeWatcher.ts'
import { mostStreams } from './liveStreams.ts'
import { moderator, owner, staff, type TestBrowser, type TestDesk, testDesk } from './testing/testDesk.ts'

const enquiry = { name: 'Sita', email: 'sita@example.org', message: 'A plot', contactNumber: '' }

/** A busy machine takes longer than the second that Vitest waits. */
const timeouts = { timeout: 10_000 }

onEachDatabase((open) => {
  let store: Store
  let desk: TestDesk
  let address = ''
  const aborts: AbortController[] = []
  const unread: Response[] = []
  beforeAll(async () => {
    store = await open()
    desk = await testDesk({ store })
    address = await desk.app.listen({ port: 0, host: '127.0.0.1' })
  })
  afterAll(async () => {
    for (const abort of aborts) abort.abort()
    await desk.close()
  })

  /** The events that a signed-in browser's stream has brought so far. */
  async function listen(browser: TestBrowser): Promise<{ text: () => string; ended: Promise<void> }> {
    const abort = new AbortController()
    aborts.push(abort)
    const cookie = Array.from(browser.cookies, ([name, value]) => `${name}=${value}`).join('; ')
    const answer = await fetch(address + staffUrl('live'), { headers: { cookie }, signal: abort.signal })
    expect([answer.status, answer.headers.get('content-type'), answer.headers.get('cache-control')]).toEqual([
      200,
      'text/event-stream; charset=utf-8',
      'no-store',
    ])
    let text = ''
    const read = async () => {
      const decoder = new TextDecoder()
      for await (const chunk of answer.body ?? []) text += decoder.decode(chunk, { stream: true })
    }
    const ended = read().catch(() => undefined)
    await vi.waitFor(() => expect(text).toContain('event: ready'), timeouts)
    return { text: () => text, ended }
  }

  test('what a visitor, another member or another process does shows at once, and says nothing personal', async () => {
    const asha = await desk.signedIn(owner)
    const meera = await desk.signedIn(moderator)
    const [ofOwner, ofModerator] = [await listen(asha), await listen(meera)]
    await desk.post('/api/contact', enquiry)
    await vi.waitFor(
      () => expect(ofOwner.text()).toMatch(/event: change\ndata: {"kind":"enquiry","id":"[\w-]+","what":"new"}/),
      timeouts,
    )
    const { id } = await store.db.selectFrom('enquiry').select('id').executeTakeFirstOrThrow()
    await asha.call('changeEnquiry', { id, body: { version: 1, state: 'closed' } })
    await vi.waitFor(
      () => expect(ofOwner.text()).toContain(`{"kind":"enquiry","id":"${id}","what":"changed"}`),
      timeouts,
    )
    // A server that only shares the database, as another instance or the command line does.
    const other = await testBackend({ store })
    await other.post('/api/comments/blog1', { text: 'Hello' })
    await vi.waitFor(() => expect(ofModerator.text()).toMatch(/"kind":"comment","id":"[\w-]+","what":"new"/), timeouts)
    expect(ofModerator.text()).not.toContain('"kind":"enquiry"')
    expect(ofOwner.text()).not.toMatch(/Sita|plot|Hello/)
    await other.app.close()
  })

  test('a session and a member have so many streams and no more; one that ends makes room', async () => {
    const of = (browser: TestBrowser) => ({
      cookie: Array.from(browser.cookies, ([name, value]) => `${name}=${value}`).join('; '),
    })
    const ask = async (browser: TestBrowser) => {
      const abort = new AbortController()
      aborts.push(abort)
      const answer = await fetch(address + staffUrl('live'), { headers: of(browser), signal: abort.signal })
      // Node closes the connection of an answer that is collected as garbage before its body was read.
      unread.push(answer)
      const { status, headers } = answer
      return { status, retryAfter: headers.get('retry-after'), end: () => abort.abort() }
    }
    const statuses = (answers: { status: number }[]) => answers.map(({ status }) => status).sort()
    const browser = await desk.signedIn(staff)
    // All at once: none slips in while another one is being opened.
    const answers = await Promise.all(Array.from({ length: mostStreams.session + 3 }, () => ask(browser)))
    expect(statuses(answers)).toEqual([...Array(mostStreams.session).fill(200), 429, 429, 429])
    expect(answers.find(({ status }) => status === 429)?.retryAfter).toBe('30')
    answers.find(({ status }) => status === 200)?.end()
    await vi.waitFor(async () => expect((await ask(browser)).status).toBe(200), timeouts)
    const others = await Promise.all(Array.from({ length: 3 }, () => desk.signedIn(staff)))
    const rest = await Promise.all(
      others.flatMap((other) => Array.from({ length: mostStreams.session }, () => ask(other))),
    )
    const room = mostStreams.member - mostStreams.session
    expect(rest.filter(({ status }) => status === 200)).toHaveLength(room)
    // Another member is not kept out.
    expect((await ask(await desk.signedIn(moderator))).status).toBe(200)
  })

  test('a stream that is on its way when the server stops does not begin, and the browser is to ask again', async () => {
    const late = await testDesk({ store })
    const url = (await late.app.listen({ port: 0, host: '127.0.0.1' })) + staffUrl('live')
    const { cookies } = await late.signedIn(owner)
    let goOn: () => void = () => undefined
    const held = new Promise<void>((resolve) => {
      goOn = resolve
    })
    const listening = ChangeWatcher.prototype.listen
    const listens = vi.spyOn(ChangeWatcher.prototype, 'listen').mockImplementation(async function (
      this: ChangeWatcher,
      listener,
    ) {
      await held
      return listening.call(this, listener)
    })
    const stops = vi.spyOn(ChangeWatcher.prototype, 'stop')
    // Other files share the watcher's class, also when this test fails.
    onTestFinished(() => {
      listens.mockRestore()
      stops.mockRestore()
    })
    const cookie = Array.from(cookies, ([name, value]) => `${name}=${value}`).join('; ')
    const answer = fetch(url, { headers: { cookie } })
    await vi.waitFor(() => expect(listens).toHaveBeenCalled(), timeouts)
    const closed = late.app.close()
    await vi.waitFor(() => expect(stops).toHaveBeenCalled(), timeouts)
    goOn()
    const { status, headers } = await answer
    expect([status, headers.get('retry-after')]).toEqual([503, '5'])
    await closed
  })

  test('stopping the server ends the streams', async () => {
    const stream = await listen(await desk.signedIn(owner))
    await desk.app.close()
    await stream.ended
    expect(stream.text()).toContain('retry: 2000')
  })
})
