import 'fake-indexeddb/auto'
import { expect, test, vi } from 'vitest'
import { clearDraft, loadDraft, saveDraft } from './drafts.ts'
import type { OutboxEnv } from './env.ts'
import { subscribe } from './item.ts'
import { list, storedItems } from './replay.ts'
import { sendText } from './send.ts'
import { brokenStores, json, testTimeout, withResolvers } from './testing/fakeEnv.ts'
import {
  anotherTab,
  busyServer,
  fields,
  noNetwork,
  onDisk,
  other,
  sender,
  typed,
  writeByAnotherTab,
  written,
} from './testing/typedEnquiry.ts'

vi.stubGlobal('self', { location: { origin: 'https://desk.example' } })

/** A text that was refused while another tab had the draft: its form still shows it. */
async function refusedBesideDraft(): Promise<{ env: OutboxEnv; otherTab: OutboxEnv }> {
  const env = typed(async () => {
    saveDraft('enquiry', other, otherTab)
    return json(503, {})
  })
  const otherTab = anotherTab(env)
  await sendText(sender(true), written, env)
  return { env, otherTab }
}

test('OB-15 a refused text that is still in its form is not queued when another tab has a draft, and is loaded once that is gone', async () => {
  const { env, otherTab } = await refusedBesideDraft()
  expect(await storedItems(env)).toEqual([])
  expect(onDisk(env)).toEqual(other)
  clearDraft('enquiry', otherTab)
  expect(onDisk(env)).toEqual(fields)
})

test('such a text that was then edited or cleared in its form is not loaded, and the draft of the other tab stays', async () => {
  const edited = await refusedBesideDraft()
  saveDraft('enquiry', { ...fields, message: 'A flat in Delhi' }, edited.env)
  for (const { env, otherTab } of [edited, await refusedBesideDraft()]) {
    clearDraft('enquiry', env)
    expect(onDisk(env)).toEqual(other)
    clearDraft('enquiry', otherTab)
    expect(onDisk(env)).toBeUndefined()
  }
})

/** A page whose form is gone, and whose second write of the item, which gives the text back, does what the test says. */
async function givingBack(
  giveBack: (env: OutboxEnv, act: () => Promise<unknown>) => Promise<unknown>,
  isMounted = () => false,
): Promise<{ env: OutboxEnv; sending: Promise<unknown> }> {
  const env = typed(busyServer)
  const { items } = env
  let calls = 0
  env.items = <R>(mode: IDBTransactionMode, act: (store: IDBObjectStore) => R | PromiseLike<R>) => {
    if (mode === 'readonly') return items(mode, act)
    calls += 1
    return calls === 2 ? (giveBack(env, () => Promise.resolve(items(mode, act))) as Promise<R>) : items(mode, act)
  }
  return { env, sending: sendText({ id: 'enquiry', fields, isMounted }, written, env) }
}

/** Storage that is late from now on, and with what it has just begun. */
function beLate(env: OutboxEnv, after = 20): void {
  env.timeouts.storage = after
}

/** The draft that is loaded, and the one that is loaded once it is gone. */
async function loadedInTurn(env: OutboxEnv): Promise<unknown[]> {
  const first = loadDraft('enquiry', env)
  clearDraft('enquiry', env)
  return [first, loadDraft('enquiry', env)]
}

test('OB-27 what is typed while storage is late does not make a text be forgotten that comes back', async () => {
  const { env, sending } = await givingBack(async () => {
    beLate(env)
    saveDraft('enquiry', other, env)
    return new Promise(() => {})
  })
  await sending
  expect(await loadedInTurn(env)).toEqual([other, fields])
})

test('OB-27 a text that comes back when storage fails and its form is gone leaves the draft of another tab alone: it waits in the outbox for its writer', async () => {
  const { env, sending } = await givingBack(async () => {
    writeByAnotherTab(other, env)
    throw new DOMException('lost', 'UnknownError')
  })
  await sending
  expect(onDisk(env)).toEqual(other)
  expect(await list(env)).toMatchObject([{ body: written.body, state: { name: 'needs-attention', status: 503 } }])
  expect(await loadedInTurn(env)).toEqual([other, undefined])
})

test('OB-27 where no other tab has a draft such a text is stored as one, and is not in the outbox any more', async () => {
  const { env, sending } = await givingBack(() => Promise.reject(new DOMException('lost', 'UnknownError')))
  await sending
  await expect.poll(() => onDisk(env)).toEqual(fields)
  expect(await storedItems(env)).toEqual([])
})

test('OB-27 a text whose form went while storage was late is kept beside the draft of another tab', async () => {
  let isMounted = true
  const { env, sending } = await givingBack(
    async (_, act) => {
      // Not before the transaction has decided.
      beLate(env, 1000)
      writeByAnotherTab(other, env)
      const result = await act()
      isMounted = false
      await new Promise((resolve) => sending.then(resolve))
      return result
    },
    () => isMounted,
  )
  await sending
  await expect.poll(() => storedItems(env)).toEqual([])
  expect(await loadedInTurn(env)).toEqual([other, fields])
})

test('when storage decides late that a text is a draft again, other tabs hear that it has left the outbox', async () => {
  const heard: string[] = []
  const { promise: gate, resolve: release } = withResolvers()
  const { env, sending } = await givingBack((env, act) => {
    beLate(env)
    return gate.then(act)
  })
  await sending
  const stop = subscribe(({ what }) => heard.push(what))
  release()
  await expect.poll(() => heard).toEqual(['refused'])
  stop()
  expect(onDisk(env)).toEqual(fields)
})

test('OB-28 a text that was submitted again while storage was late is no draft when the first try fails at last', async () => {
  const { promise: gate, resolve: fail } = withResolvers()
  const lost = new DOMException('full', 'QuotaExceededError')
  const { env, sending } = await givingBack(
    (env) => {
      beLate(env)
      return gate.then(() => Promise.reject(lost))
    },
    () => true,
  )
  await sending
  env.timeouts.storage = testTimeout
  env.fetch = async () => json(201, {})
  expect((await sendText(sender(true), written, env)).state).toBe('sent')
  fail()
  await expect.poll(() => storedItems(env)).toEqual([])
  expect(onDisk(env)).toBeUndefined()
})

test('a text that waits for another one to go is forgotten when the same is sent from elsewhere', async () => {
  let answer: () => Promise<Response> = noNetwork
  const env = typed(() => answer(), brokenStores)
  saveDraft('enquiry', fields, env)
  const sending = sendText(sender(false), written, env)
  saveDraft('enquiry', other, env)
  await sending
  answer = async () => json(201, {})
  expect((await sendText(sender(false), written, env)).state).toBe('sent')
  expect(await loadedInTurn(env)).toEqual([other, undefined])
})
