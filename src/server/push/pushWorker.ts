import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import { pushTexts } from '#content/texts/staff/push.ts'
import { deskPath } from '#contract/deskPath.ts'
import { type PushPayload, pushKinds, pushKindsOf, pushLifetime } from '#contract/staff/push.ts'
import type { Backend } from '../backend.ts'
import { loggable } from '../http/errors.ts'
import { findMember, type StaffMember } from '../staff/members.ts'
import { removeDevice } from './devices.ts'
import { claimPush, type DuePush, deviceWithDue, queueNews, recordPush } from './pushQueue.ts'
import type { SendPush } from './sendPush.ts'

const pollInterval = 2000
/** Much shorter than the lease of a message. */
const attemptDeadline = 10_000
/** A row with an earlier time may be committed later, or by another instance's clock. */
const overlap = 60_000

/**
 * Notifies the devices of staff of what they want to hear of, outside of requests. What it has to send is in the database: a restart
 * loses nothing, and several instances may run at the same time.
 */
export class PushWorker {
  readonly #backend: Pick<Backend, 'store' | 'now'>
  readonly #members: readonly StaffMember[]
  readonly #send: SendPush
  readonly #log: Pick<FastifyBaseLogger, 'info' | 'warn'>
  readonly #stopped = new AbortController()
  #lookedUntil: number
  #running: Promise<void> | undefined

  constructor(
    backend: Pick<Backend, 'store' | 'now'>,
    members: readonly StaffMember[],
    send: SendPush,
    log: Pick<FastifyBaseLogger, 'info' | 'warn'>,
  ) {
    this.#backend = backend
    this.#members = members
    this.#send = send
    this.#log = log
    this.#lookedUntil = backend.now() - pushLifetime * 1000
  }

  start(): void {
    this.#running = this.#run()
  }

  /** Ends an attempt that is under way; it will be made again. */
  async stop(): Promise<void> {
    this.#stopped.abort()
    await this.#running
  }

  /** Queues what is new, and sends what is due; exported for tests. */
  async notify(): Promise<void> {
    const { store, now } = this.#backend
    const time = now()
    // After the clock was turned back, what arrives has an earlier time than the last look.
    await queueNews(store, Math.min(this.#lookedUntil, time) - overlap, time)
    this.#lookedUntil = time
    for (let id = await deviceWithDue(store, now()); id !== undefined; id = await deviceWithDue(store, now())) {
      if (this.#stopped.signal.aborted) return
      const due = await claimPush(store, id, now())
      if (due) await this.#notifyDevice(due)
    }
  }

  async #notifyDevice(due: DuePush): Promise<void> {
    const { store, now } = this.#backend
    const { device, news, attempts } = due
    if (!(await this.#mayKnow(device))) return void (await store.write((tx) => removeDevice(tx, device.session_id)))
    const signal = AbortSignal.any([this.#stopped.signal, AbortSignal.timeout(attemptDeadline)])
    const outcome = await this.#send(device, payloadOf(news), signal)
    // The lease ends soon after the restart.
    if (this.#stopped.signal.aborted && outcome.state === 'failed') return
    await recordPush(store, due, outcome, now())
    const line = { device: device.session_id, news: news.length, attempts }
    if (outcome.state === 'sent') this.#log.info(line, 'device notified')
    else this.#log.warn({ ...line, ...outcome }, 'device not notified')
  }

  /**
   * A member whom the settings no longer name, whose role may no longer hear of what the device asks for, or whose session has ended, is not notified. One without a call for days
   * may be: nobody has called because nothing had arrived, and the notification says nothing that needs a session.
   */
  async #mayKnow({ session_id, address, kinds }: DuePush['device']): Promise<boolean> {
    const { store, now } = this.#backend
    const member = await findMember(store.db, this.#members, address)
    const allowed = member ? pushKindsOf(member.role) : []
    if (!member || pushKinds.some((kind) => kinds.includes(` ${kind} `) && !allowed.includes(kind))) return false
    const session = await store.db
      .selectFrom('staff_session')
      .select('ends_at')
      .where('id', '=', session_id)
      .executeTakeFirst()
    return session !== undefined && session.ends_at > now()
  }

  async #run(): Promise<void> {
    const { signal } = this.#stopped
    const warn = (error: unknown) => this.#log.warn({ problem: loggable(error) }, 'devices cannot be notified')
    while (!signal.aborted) {
      await this.notify().catch(warn)
      // A stop ends it early.
      await pause(pollInterval, undefined, { signal }).catch(() => undefined)
    }
  }
}

/** Numbers and kinds of the news, and the one page where all of it is, or else the list. */
function payloadOf(news: DuePush['news']): PushPayload {
  const sentences = pushKinds.flatMap((kind) => {
    const count = news.filter((one) => one.kind === kind).length
    return count === 0 ? [] : [pushTexts.arrived[kind](count)]
  })
  const pages = new Set(news.map(({ enquiry_id }) => (enquiry_id === null ? 'comments' : `enquiries/${enquiry_id}`)))
  const [page = ''] = pages
  return { text: sentences.join(' '), path: deskPath + (pages.size === 1 ? page : '') }
}
