import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import { loggable } from '../http/errors.ts'
import { clockSlack } from '../mail/mailQueue.ts'
import { recordChange } from '../store/changes.ts'
import type { Store } from '../store/store.ts'
import { ErasedFile, piecesOf } from './attachments.ts'
import { type ClamdAddress, clamdVersion, ScanError, scanContent } from './clamd.ts'
import { readScanHealth, type ScanHealth } from './scanHealth.ts'

const pollInterval = 1000
/** While clamd is away. */
const awayInterval = 15_000
/** Without files, clamd is asked so often whether it is there. */
const askInterval = 60_000
const askDeadline = 5000
/** One scan; clamd gives up before that (`CommandReadTimeout`, `MaxScanTime`). */
const deadline = 150_000
/** An instance that ends within a scan leaves its file to the others. */
const lease = 2 * deadline
/** clamd answered that it cannot scan a file, as one that is larger than its `StreamMaxLength`. */
const refusedWait = 600_000

/** A file that was claimed for a scan. */
interface DueFile {
  id: string
  enquiry_id: string | null
  message_id: string | null
}

/**
 * Has stored files scanned by clamd, outside of requests: staff can save a file once its result is there. What is to be scanned
 * is in the database, so a restart loses nothing, several instances share the work, and while clamd is away files only wait, as
 * do the answers that take them along (`claim.ts`).
 */
export class FileScanner {
  readonly #store: Store
  readonly #address: ClamdAddress
  readonly #log: Pick<FastifyBaseLogger, 'info' | 'warn'>
  readonly #now: () => number
  readonly #stopped = new AbortController()
  #running: Promise<void> | undefined
  readonly #since: number
  #awaySince: number | undefined
  #askedAt = Number.NEGATIVE_INFINITY

  constructor(
    store: Store,
    address: ClamdAddress,
    log: Pick<FastifyBaseLogger, 'info' | 'warn'>,
    now: () => number = Date.now,
  ) {
    this.#store = store
    this.#address = address
    this.#log = log
    this.#now = now
    this.#since = now()
  }

  /** Whether clamd answers, and what waits for it. */
  health(): Promise<ScanHealth> {
    return readScanHealth(this.#store, { awaySince: this.#awaySince, since: this.#since, now: this.#now() })
  }

  start(): void {
    this.#running = this.#run()
  }

  /** Ends a scan that is under way; it will be made again. */
  async stop(): Promise<void> {
    this.#stopped.abort()
    await this.#running
  }

  /** Scans what is due. Returns when nothing is left, or clamd does not answer; exported for tests. */
  async scan(): Promise<void> {
    while (!this.#stopped.signal.aborted) {
      const file = await this.#claim()
      if (!file || !(await this.#scanFile(file))) return
    }
  }

  /** Asks clamd whether it is there, unless that is known; exported for tests. */
  async ask(): Promise<void> {
    const now = this.#now()
    if (Math.abs(now - this.#askedAt) < askInterval) return
    this.#askedAt = now
    const signal = AbortSignal.any([this.#stopped.signal, AbortSignal.timeout(askDeadline)])
    const error = await clamdVersion(this.#address, signal).then(
      () => undefined,
      (reason: unknown) => reason,
    )
    if (!this.#stopped.signal.aborted) this.#note(error === undefined || error instanceof ScanError ? undefined : error)
  }

  /** Notes whether clamd answered, or why not, and logs when that changes. */
  #note(problem?: unknown): void {
    this.#askedAt = this.#now()
    const wasAway = this.#awaySince !== undefined
    if (problem === undefined) {
      if (wasAway) this.#log.info('clamd answers again')
      this.#awaySince = undefined
    } else if (!wasAway) {
      this.#log.warn({ problem: loggable(problem) }, 'clamd does not answer: files wait')
      this.#awaySince = this.#now()
    }
  }

  async #claim(): Promise<DueFile | undefined> {
    const now = this.#now()
    return this.#store.write(async (tx) => {
      const due = await tx
        .selectFrom('attachment')
        .select(['id', 'scan_at'])
        .where('scanned_at', 'is', null)
        // A time further ahead than any wait was written before the clock was turned back.
        .where(({ eb, or }) => or([eb('scan_at', '<=', now), eb('scan_at', '>', now + refusedWait + clockSlack)]))
        .orderBy('scan_at')
        .limit(1)
        .executeTakeFirst()
      if (!due) return undefined
      // Of two instances that found it, one changes the row.
      return tx
        .updateTable('attachment')
        .set({ scan_at: now + lease })
        .where('id', '=', due.id)
        .where('scan_at', '=', due.scan_at)
        .returning(['id', 'enquiry_id', 'message_id'])
        .executeTakeFirst()
    })
  }

  /** Returns whether clamd answered. */
  async #scanFile(file: DueFile): Promise<boolean> {
    const signal = AbortSignal.any([this.#stopped.signal, AbortSignal.timeout(deadline)])
    try {
      const threat = await scanContent(this.#address, untilErased(piecesOf(this.#store.db, file.id)), signal)
      await this.#record(file, threat)
      if (threat !== null) this.#log.warn({ file: file.id, threat }, 'a file is infected: nobody can save it')
      this.#note()
      return true
    } catch (error) {
      const hasAnswered = error instanceof ScanError
      const next = hasAnswered ? this.#now() + refusedWait : this.#now()
      await this.#store.write((tx) =>
        tx.updateTable('attachment').set({ scan_at: next }).where('id', '=', file.id).execute(),
      )
      if (this.#stopped.signal.aborted) return false
      if (hasAnswered) this.#log.warn({ file: file.id, problem: error.message }, 'clamd cannot scan a file')
      this.#note(hasAnswered ? undefined : error)
      return hasAnswered
    }
  }

  async #record({ id, enquiry_id, message_id }: DueFile, threat: string | null): Promise<void> {
    const now = this.#now()
    await this.#store.write(async (tx) => {
      // Erased meanwhile, it is gone.
      await tx.updateTable('attachment').set({ scanned_at: now, threat }).where('id', '=', id).execute()
      if (enquiry_id !== null) await recordChange(tx, 'enquiry', enquiry_id, 'changed', now)
      else if (message_id !== null) await recordChange(tx, 'mail', message_id, 'changed', now)
    })
  }

  async #run(): Promise<void> {
    const { signal } = this.#stopped
    const warn = (error: unknown) => this.#log.warn({ problem: loggable(error) }, 'files cannot be scanned')
    while (!signal.aborted) {
      await this.scan().catch(warn)
      await this.ask()
      // A stop ends it early.
      await pause(this.#awaySince !== undefined ? awayInterval : pollInterval, undefined, { signal }).catch(
        () => undefined,
      )
    }
  }
}

/** Of a file that is erased within its scan no result is kept, so clamd may end it with what has come. */
async function* untilErased(pieces: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  try {
    yield* pieces
  } catch (error) {
    if (!(error instanceof ErasedFile)) throw error
  }
}
