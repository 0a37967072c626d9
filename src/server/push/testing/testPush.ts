import { expect } from 'vitest'
import webPush from 'web-push'
import type { PushSubscriptionBody } from '#contract/staff/push.ts'
import { owner, type TestBrowser, type TestDesk, testDesk } from '../../staff/testing/testDesk.ts'
import type { Store } from '../../store/store.ts'
import { startTestPushService, type TestPushService } from '../../testing/testPushService.ts'
import { PushWorker } from '../pushWorker.ts'
import { pushSender } from '../sendPush.ts'

/** A workplace whose owner is signed in, a push service, and a clock that stands still unless the test moves it. */
export interface TestPush {
  /** Milliseconds since 1970. */
  time: number
  desk: TestDesk
  asha: TestBrowser
  service: TestPushService
  /** The workers' log. */
  lines: string[]
  /** A worker as after a restart. */
  newWorker(): PushWorker
  /** Lets the browser's device be notified. */
  subscribe(browser: TestBrowser): Promise<PushSubscriptionBody>
  /** Sends an enquiry a second later than the last; its id. */
  enquire(): Promise<string>
  /** Endpoints of the devices that are notified. */
  devices(): Promise<string[]>
  close(): Promise<void>
}

export async function testPush(store: Store): Promise<TestPush> {
  const service = await startTestPushService()
  const keys = webPush.generateVAPIDKeys()
  const services = [service.origin]
  const lines: string[] = []
  const note = (...line: unknown[]) => void lines.push(JSON.stringify(line))
  const push = { publicKey: keys.publicKey, services }
  const clock = { time: Date.UTC(2026, 0, 1, 12) }
  const desk = await testDesk({ store, now: () => clock.time, desk: { push } })
  return Object.assign(clock, {
    desk,
    asha: await desk.signedIn(owner),
    service,
    lines,
    newWorker: () => new PushWorker(desk.backend, desk.members, pushSender(keys, services), { info: note, warn: note }),
    async subscribe(browser: TestBrowser) {
      const body = service.subscribe(keys.publicKey)
      expect((await browser.call('startPush', { body })).statusCode).toBe(204)
      return body
    },
    async enquire() {
      clock.time += 1000
      const body = { name: 'Sita', email: 'sita@example.org', message: 'A plot', contactNumber: '+44 20' }
      const answer = await desk.post('/api/contact', body)
      expect(answer.statusCode).toBe(201)
      const row = store.db.selectFrom('enquiry').select('id').where('reference', '=', answer.json().reference)
      return (await row.executeTakeFirstOrThrow()).id
    },
    async devices() {
      return (await store.db.selectFrom('push_device').select('endpoint').execute()).map(({ endpoint }) => endpoint)
    },
    async close() {
      await service.close()
      await desk.close()
    },
  })
}
