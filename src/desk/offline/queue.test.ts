// @vitest-environment happy-dom
import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { noteSessionEnd, sessionState } from '../data/session.ts'
import { fakeLocks } from '../testing/fakeLocks.ts'
import { owner } from '../testing/fakeServer.ts'
import { testItem } from '../testing/testEnquiries.ts'
import { vaultState } from './keeping.ts'
import { queueNote, queueState, readQueue } from './queue.ts'
import { Vault } from './vault.ts'

beforeEach(() => fakeLocks())
afterEach(async () => {
  queueState.setState(() => [])
  sessionState.setState(() => ({ status: 'unknown' }))
  await Vault.destroy()
  vaultState.setState(() => undefined)
})

test('what waits in this tab also goes into a vault that another tab made for the same person', async () => {
  const vaultOf = (session: string) => Vault.create(session, 'B'.repeat(43), Date.parse(owner.idleUntil))
  const first = await vaultOf(owner.id)
  vaultState.setState(() => first)
  sessionState.setState(() => ({ status: 'in', session: owner }))
  await queueNote(testItem(1), 'Called back', 'mine', owner.address)
  noteSessionEnd()
  vaultState.setState(() => undefined)
  const [mine] = queueState.get()
  const second = await vaultOf('device-2')
  await second.write([['queue', [{ ...mine, key: 'theirs', text: 'Wrote to her' }]]])
  sessionState.setState(() => ({ status: 'in', session: { ...owner, id: 'device-2' } }))
  vaultState.setState(() => second)
  await readQueue()
  expect(queueState.get()).toMatchObject([{ text: 'Called back' }, { text: 'Wrote to her' }])
  expect(await second.read('queue')).toEqual(queueState.get())
})
