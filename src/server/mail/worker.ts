import type { FastifyBaseLogger } from 'fastify'
import type { Backend } from '../backend.ts'
import { digestRate } from '../enquiries/office.ts'
import { loggable } from '../http/errors.ts'
import { errorCode } from '../startupError.ts'
import { isTransientDbError } from '../store/store.ts'
import type { EmailRow } from '../store/tables.ts'
import { claimDelivery } from './claim.ts'
import { compose, type OutgoingMail } from './compose.ts'
import { attemptDeadline, type DeliveryResult, lease, stoppedDuring, uncertain } from './mailQueue.ts'
import { finalResult, notNeeded, recipientResult } from './onlyOnce.ts'
import { recordResult } from './recordResult.ts'
import { mayHaveArrived, type SmtpReason, smtpReason } from './smtpReason.ts'
import type { Transport } from './transport.ts'

const pollInterval = 5000
/** One in so many deliveries is what has been due longest: however many urgent emails come, nothing waits for ever. */
const turnOfLongestDue = 8
/** How an email ended, as the log says it; never with the error, which may quote addresses. */
const endings = {
  sent: 'email sent',
  skipped: 'email not needed',
  unsure: 'email perhaps delivered, not repeated',
  failed: 'email refused or given up',
} as const

/** How a worker sends; times are in milliseconds. Tests choose others. */
export interface WorkerOptions {
  /** Emails on their way at once: a slow answer of the mail server must not hold all others. */
  lanes: number
  /** The longest that one attempt may take. Must be shorter than the lease. */
  deadline: number
  /** How long `stop` lets an attempt finish before it closes the connection. */
  grace: number
}

interface Attempt {
  result: DeliveryResult
  /** Why it failed, without personal data. */
  reason?: SmtpReason
}

type Log = Pick<FastifyBaseLogger, 'info' | 'warn'>

/** Sends queued emails outside of requests, a few at a time. Several instances may run at the same time. */
export class MailWorker {
  readonly #backend: Backend
  readonly #transport: Transport
  readonly #log: Log
  readonly #options: WorkerOptions
  /** Of the lanes that found nothing to send. */
  readonly #endSleeps = new Set<() => void>()
  #stopped = false
  #deliveries = 0
  /** Counts `wake`: a lane that was looking meanwhile looks again. */
  #wakes = 0
  #running: Promise<void> | undefined
  readonly #stopAttempt = new AbortController()

  constructor(backend: Backend, transport: Transport, log: Log, options: Partial<WorkerOptions> = {}) {
    this.#backend = backend
    this.#transport = transport
    this.#log = log
    this.#options = { lanes: 3, deadline: attemptDeadline, grace: 3000, ...options }
  }

  start(): void {
    const lanes = Array.from({ length: this.#options.lanes }, () => this.#run())
    this.#running = Promise.all(lanes).then(() => {})
  }

  /** Looks for emails now instead of at the next poll. */
  wake(): void {
    this.#wakes += 1
    this.#endSleep()
  }

  #endSleep(): void {
    for (const end of this.#endSleeps) end()
  }

  /** Lets the email being sent finish for a moment, then closes its connection; it will be sent again. */
  async stop(): Promise<void> {
    this.#stopped = true
    this.#endSleep()
    const timer = setTimeout(() => this.#stopAttempt.abort(), this.#options.grace)
    await this.#running
    clearTimeout(timer)
  }

  async #run(): Promise<void> {
    while (!this.#stopped) {
      const wakes = this.#wakes
      const found = await this.#sendNext()
      if (!found) await this.#sleep(wakes)
    }
  }

  /** Sends what is due next. Returns false if nothing was due or the database is unavailable. */
  async #sendNext(): Promise<boolean> {
    const { store, mail, scansFiles, now } = this.#backend
    try {
      const leaseEnd = performance.now() + lease - pollInterval
      const longestDue = this.#deliveries % turnOfLongestDue === turnOfLongestDue - 1
      const rate = await digestRate(store.db, mail?.digestRate)
      const emails = await claimDelivery(store, now(), rate, longestDue, scansFiles)
      const [first] = emails
      if (!first) return false
      this.#deliveries += 1
      const { result: attempt, reason } = await this.#deliver(emails, first)
      const result = finalResult(first, attempt, reason)
      const isDead = await this.#record(emails, result, leaseEnd)
      const line = { email: first.id, kind: first.kind, attempts: first.attempts, together: emails.length }
      const { state } = recipientResult(result)
      if (result.done && (state === 'sent' || state === 'skipped')) this.#log.info(line, endings[state])
      else if (result.done) this.#log.warn({ ...line, reason }, endings[state])
      else this.#log.warn({ ...line, reason }, isDead ? 'email given up' : 'email not sent')
      return true
    } catch (error) {
      this.#log.warn({ problem: loggable(error) }, 'mail queue cannot be read')
      return false
    }
  }

  /** Asks a database that is away again while the lease lasts: what was sent would otherwise be sent once more after it. */
  async #record(emails: readonly EmailRow[], result: DeliveryResult, leaseEnd: number): Promise<boolean> {
    const { store, now } = this.#backend
    for (;;) {
      try {
        return await recordResult(store, emails, result, now())
      } catch (error) {
        if (this.#stopped || performance.now() >= leaseEnd || !isTransientDbError(error)) throw error
        this.#log.warn({ problem: loggable(error) }, 'the result of an email cannot be stored yet')
        await this.#sleep(this.#wakes)
      }
    }
  }

  async #deliver(emails: readonly EmailRow[], first: EmailRow): Promise<Attempt> {
    const before = JSON.parse(first.accepted) as string[]
    const deadline = AbortSignal.timeout(this.#options.deadline)
    const signal = AbortSignal.any([deadline, this.#stopAttempt.signal])
    let mail: OutgoingMail | undefined
    try {
      mail = await compose(this.#backend, emails)
    } catch (error) {
      // Nobody can have got it: the next attempt may.
      const code = errorCode(error)
      return {
        result: { done: false, accepted: before, error: `not composed: ${code || 'unknown'}` },
        reason: { code },
      }
    }
    if (!mail) return { result: { done: true, accepted: before, error: notNeeded } }
    try {
      const missing = mail.to.filter((address) => !before.includes(address))
      if (missing.length === 0) return { result: { done: true, accepted: before, error: null } }
      const { accepted, rejected, reason } = await orAborted(this.#transport.send(mail, missing, signal), signal)
      const error = rejected.length > 0 ? `${rejection(reason)}, for ${rejected.join(', ')}` : null
      const result = { done: rejected.length === 0, accepted: [...before, ...accepted], error }
      return rejected.length > 0 ? { result, reason: smtpReason(reason) } : { result }
    } catch (error) {
      if (this.#stopAttempt.signal.aborted)
        return { result: { done: false, accepted: before, error: stoppedDuring, interrupted: true } }
      const seconds = this.#options.deadline / 1000
      const text = deadline.aborted ? `${uncertain}the mail server took longer than ${seconds} s` : messageOf(error)
      const reason = deadline.aborted ? { code: 'EDEADLINE' } : smtpReason(error)
      return { result: { done: false, accepted: before, error: text }, reason }
    }
  }

  #sleep(wakes: number): Promise<void> {
    return new Promise((resolve) => {
      const end = () => {
        clearTimeout(timer)
        this.#endSleeps.delete(end)
        resolve()
      }
      const timer = setTimeout(end, pollInterval)
      this.#endSleeps.add(end)
      if (this.#stopped || this.#wakes !== wakes) end()
    })
  }
}

/** Rejects when the signal aborts, even if the work then neither resolves nor rejects. */
function orAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  const aborted = new Promise<never>((_, reject) => {
    const onAbort = () => reject(signal.reason)
    if (signal.aborted) onAbort()
    else signal.addEventListener('abort', onAbort, { once: true })
  })
  return Promise.race([work, aborted])
}

function messageOf(error: unknown): string {
  if (smtpReason(error).atRecipient) return rejection(error)
  const text = error instanceof Error ? error.message.slice(0, 500) : 'unknown'
  return mayHaveArrived(error) ? uncertain + text : text
}

/** With the server's reason first: lists show only the beginning of an error. */
function rejection(reason: unknown): string {
  const response = reason instanceof Error && 'response' in reason ? String(reason.response) : ''
  return `rejected: ${response.slice(0, 450) || 'no reason given'}`
}
