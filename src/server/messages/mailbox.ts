import { randomUUID } from 'node:crypto'
import type { FastifyBaseLogger } from 'fastify'
import type { ImapFlow } from 'imapflow'
import type { Store } from '../store/store.ts'
import {
  claimMailbox,
  isMailboxRead,
  type MailboxPosition,
  newestEmailAt,
  readPosition,
  releaseMailbox,
  savePosition,
} from './mailboxPosition.ts'
import type { MailIntake } from './mailIntake.ts'
import { imapReason, type MailboxSettings, mailboxOf, optionsOf, search } from './mailServer.ts'

const second = 1000
const minute = 60 * second
const day = 24 * 60 * minute
/** Between two looks, in case the server does not say that something came (IDLE, RFC 2177). */
const longestWait = minute
/** After the first failure, the second, and so on: a mailbox may be away for a week. */
const delays = [5 * second, 15 * second, minute, 5 * minute, 10 * minute]
/** Bytes of an email: larger ones stay in the mailbox only. */
const mostBytes = 40_000_000
/** UIDs of one look. */
const mostAtOnce = 500
/** Failed attempts to fetch one email before those behind it are read. */
const mostFetches = 3

/** Times in milliseconds; tests shorten them. */
export interface MailboxTimes {
  wait: number
  delays: readonly number[]
}

type Log = Pick<FastifyBaseLogger, 'info' | 'warn'>

/**
 * Reads what comes into a mailbox by IMAP, and changes nothing in it: what is unread there stays unread. It goes on where it
 * stopped, by the mailbox's own numbers (UID and UIDVALIDITY), however long it or the mailbox was away. At first it reads
 * only what comes from then on.
 */
export class MailboxReader {
  readonly #store: Store
  readonly #intake: Pick<MailIntake, 'take'>
  readonly #settings: MailboxSettings
  readonly #log: Log
  readonly #times: MailboxTimes
  readonly #owner = randomUUID()
  #client: ImapFlow | undefined
  #stopped = false
  /** The email that was last fetched in vain. */
  #failed = { uid: 0, times: 0 }
  /** Since when it cannot be read, in epoch milliseconds; `undefined` if it can. */
  failingSince: number | undefined
  #wake: () => void = () => undefined
  #running: Promise<void> | undefined

  constructor(
    store: Store,
    intake: Pick<MailIntake, 'take'>,
    settings: MailboxSettings,
    log: Log,
    times: Partial<MailboxTimes> = {},
  ) {
    this.#store = store
    this.#intake = intake
    this.#settings = settings
    this.#log = log
    this.#times = { wait: longestWait, delays, ...times }
  }

  start(): void {
    this.#running = this.#run()
  }

  async stop(): Promise<void> {
    this.#stopped = true
    this.#wake()
    this.#client?.close()
    await this.#running
    await releaseMailbox(this.#store, this.#owner).catch(() => undefined)
  }

  async #run(): Promise<void> {
    for (let failures = 0; !this.#stopped; ) {
      try {
        if (await claimMailbox(this.#store, this.#owner, Date.now()))
          await this.#read(() => {
            failures = 0
            this.failingSince = undefined
          })
        else {
          // Another instance reads it: what failed here, as when the database was away, is over.
          if (await isMailboxRead(this.#store)) this.failingSince = undefined
          await this.#pause(this.#times.wait)
        }
      } catch (error) {
        if (this.#stopped) return
        this.failingSince ??= Date.now()
        // Without the server's own words, which may quote its user.
        this.#log.warn({ code: imapReason(error) }, 'the mailbox cannot be read')
        const wait = this.#times.delays[Math.min(failures, this.#times.delays.length - 1)] ?? minute
        failures += 1
        await this.#pause(wait)
      }
    }
  }

  /** Connects, and reads until the connection or the lease ends. */
  async #read(onRead: () => void): Promise<void> {
    // Loaded here: most servers and every command start without it.
    const { ImapFlow } = await import('imapflow')
    if (this.#stopped) return
    const client = new ImapFlow(optionsOf(this.#settings))
    this.#client = client
    client.on('error', () => this.#wake())
    client.on('close', () => this.#wake())
    client.on('exists', () => this.#wake())
    try {
      await client.connect()
      const { folder, mailbox } = mailboxOf(this.#settings.url)
      const { uidValidity, uidNext } = await client.mailboxOpen(folder, { readOnly: true })
      const validity = String(uidValidity)
      let position =
        (await readPosition(this.#store, mailbox, validity)) ??
        ({ mailbox, validity, uid: await this.#beginning(client, uidNext), later: [] } satisfies MailboxPosition)
      await savePosition(this.#store, position)
      const claim = (hasRead: boolean) => claimMailbox(this.#store, this.#owner, Date.now(), hasRead)
      for (let hasRead = false; !this.#stopped && client.usable && (await claim(hasRead)); ) {
        const woken = this.#nextWake(this.#times.wait)
        position = await this.#readNew(client, position)
        hasRead = true
        onRead()
        await woken
        if (client.usable && !this.#stopped) await client.noop()
      }
    } finally {
      client.close()
      this.#client = undefined
    }
  }

  /** The UID before the first one to read in a mailbox that was never read. */
  async #beginning(client: ImapFlow, uidNext: number): Promise<number> {
    const newest = await newestEmailAt(this.#store)
    if (newest === 0) return uidNext - 1
    // Of a restored backup, or a mailbox that was made anew: what is known already is left out.
    const uids = await search(client, { since: new Date(newest - 2 * day) })
    return uids.length === 0 ? uidNext - 1 : Math.min(...uids) - 1
  }

  async #readNew(client: ImapFlow, from: MailboxPosition): Promise<MailboxPosition> {
    let position = from
    const retried = [...position.later]
    for (;;) {
      const uids = await this.#uidsAfter(client, position.uid)
      for (const uid of uids) {
        const isRead = await this.#readOne(client, uid).catch((error) => this.#putOff(uid, error))
        const later = isRead ? position.later : [...position.later, uid]
        position = { ...position, uid, later }
        await savePosition(this.#store, position)
      }
      if (uids.length < mostAtOnce || this.#stopped) break
    }
    for (const uid of retried) {
      if (this.#stopped) break
      const isRead = await this.#readOne(client, uid).catch((error) => {
        if (!client.usable) throw error
      })
      // The server still refuses it.
      if (isRead === undefined) continue
      if (!isRead) break
      position = { ...position, later: position.later.filter((one) => one !== uid) }
      await savePosition(this.#store, position)
    }
    return position
  }

  /** Leaves what the server failed to hand out so often for later: it must not keep those behind it from being read. */
  #putOff(uid: number, error: unknown): false {
    this.#failed = { uid, times: this.#failed.uid === uid ? this.#failed.times + 1 : 1 }
    if (this.#failed.times < mostFetches) throw error
    this.#log.warn({ code: imapReason(error) }, 'an email cannot be fetched and is tried again later')
    return false
  }

  async #uidsAfter(client: ImapFlow, uid: number): Promise<number[]> {
    // A server answers `n:*` with the last one although it is before n.
    const uids = (await search(client, { uid: `${uid + 1}:*` })).filter((one) => one > uid)
    return uids.sort((one, other) => one - other).slice(0, mostAtOnce)
  }

  /** Whether an email was taken in, or never can be; `false` if it is to be read again later. */
  async #readOne(client: ImapFlow, uid: number): Promise<boolean> {
    const known = await client.fetchOne(String(uid), { uid: true, size: true }, { uid: true })
    if (!known) return true
    if ((known.size ?? 0) > mostBytes) {
      this.#log.warn({ bytes: known.size }, 'an email is too large and stays in the mailbox only')
      return true
    }
    const message = await client.fetchOne(String(uid), { source: true }, { uid: true })
    if (message === false || !message.source) return true
    for (;;) {
      const result = await this.#intake.take(message.source)
      if (result.state === 'unreadable')
        this.#log.warn({ bytes: known.size }, 'an email cannot be read and stays in the mailbox only')
      if (result.state !== 'busy') return true
      if (result.isOverBudget || this.#stopped) return false
      await this.#pause(Math.min(result.wait, this.#times.wait))
    }
  }

  #nextWake(most: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, most)
      this.#wake = () => {
        clearTimeout(timer)
        resolve()
      }
      if (this.#stopped) this.#wake()
    })
  }

  #pause(time: number): Promise<void> {
    return this.#nextWake(time)
  }
}
