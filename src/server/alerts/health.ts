import { statfs } from 'node:fs/promises'
import { withTimeout } from '#contract/withTimeout.ts'
import { type BudgetUse, readBudgetUse } from '../http/byteBudgets.ts'
import { type MailHealth, readMailHealth } from '../mail/mailHealth.ts'
import type { ScanHealth } from '../messages/scanHealth.ts'
import { lastBackup } from '../store/lastBackup.ts'
import { schemaState } from '../store/migrate.ts'
import type { Store } from '../store/store.ts'

const probeTimeout = 3000
const writeInterval = 2000
/** Below it, nothing is accepted any more: SQLite needs room to write its log. */
export const minFreeBytes = 50 * 1024 * 1024
/** Below it, somebody should make room. */
const fewFreeBytes = 500 * 1024 * 1024
const probeName = 'probe'
const backupInterval = 60_000
/** The setting with the time at which an address could not be parsed, for `desk doctor`. */
export const unparsedName = 'unparsed address'
const hour = 3_600_000
/** A mailbox may be away for a moment, as when its server restarts. */
const mailboxPatience = hour / 2

/** The state that `/ready`, the metrics and the alerts report. */
export interface HealthReport {
  /** 'damaged' is for a person to repair; 'failing' may pass. */
  database: 'ok' | 'failing' | 'damaged'
  disk: 'ok' | 'low' | 'full'
  /** `undefined` if the database is elsewhere. */
  freeBytes: number | undefined
  /** `undefined` if the database does not answer. */
  mail: MailHealth | undefined
  /** Of the database: 'behind' or 'ahead' of this version, whose statements then fail. */
  schema: 'current' | 'behind' | 'ahead'
  /** The budgets of long text that all share, fullest first. Short texts are taken whatever they say. */
  budgets: readonly BudgetUse[]
  /** A proxy wrote an address within the last hour that cannot be parsed: such visitors share one network. */
  hasUnparsedAddresses: boolean
  /** A write could be stored now. */
  isReady: boolean
  /** When the last backup succeeded, in epoch milliseconds; `undefined` if never, or if the database does not answer. */
  lastBackup: number | undefined
  /** One was expected by now. */
  isBackupLate: boolean
  /** Since when clients' replies cannot be read from their mailbox, in epoch milliseconds; `undefined` if they can. */
  mailboxAwaySince?: number | undefined
  /** How the scans of files go, if there are any. */
  scan?: ScanHealth | undefined
}

/** The options of a health check. */
export interface HealthOptions {
  /** Folder whose disk needs free space; absent if the database is elsewhere. */
  dataDir?: string | undefined
  mailConfigured: boolean
  /** Hours after which a backup is missed; absent or 0 if none is expected. */
  backupHours?: number
  /** Since when the mailbox of clients' replies cannot be read. */
  mailboxFailingSince?: () => number | undefined
  /** Reads how the scans of files go; absent if files are not scanned. */
  scan?: () => Promise<ScanHealth> | undefined
  now: () => number
  onError: (error: unknown) => void
}

/** Checks whether this server can do its work. */
export class Health {
  readonly #store: Store
  readonly #options: HealthOptions
  #damaged = false
  #backup: { at: number; time: number | undefined } | undefined
  #unparsedAt = Number.NEGATIVE_INFINITY
  #written: { at: number; result: Promise<boolean> } | undefined

  constructor(store: Store, options: HealthOptions) {
    this.#store = store
    this.#options = options
  }

  /** Call when the database was found to be damaged. Only a restart after a repair ends this state. */
  reportDamage(): void {
    this.#damaged = true
  }

  /** Call for a visitor's address that cannot be parsed. Returns whether it is the first within an hour, and notes it then. */
  noteUnparsedAddress(): boolean {
    const now = this.#options.now()
    if (Math.abs(now - this.#unparsedAt) < hour) return false
    this.#unparsedAt = now
    void this.#succeeds(() => this.#note(unparsedName, String(now)))
    return true
  }

  /** The present state. */
  async report(): Promise<HealthReport> {
    const [writable, freeBytes] = await Promise.all([this.#isWritable(), freeBytesAt(this.#options.dataDir)])
    const [mail, budgets, schema, scan] = writable
      ? await Promise.all([this.#mail(), this.#budgets(), this.#schema(), this.#read(() => this.#options.scan?.())])
      : [undefined, [], 'current' as const, undefined]
    // Either way: the clock may have been turned back since.
    const hasUnparsedAddresses = Math.abs(this.#options.now() - this.#unparsedAt) < hour
    const disk =
      freeBytes === undefined || freeBytes >= fewFreeBytes ? 'ok' : freeBytes >= minFreeBytes ? 'low' : 'full'
    const database = this.#damaged ? 'damaged' : writable && mail ? 'ok' : 'failing'
    const isReady = database === 'ok' && disk !== 'full' && schema === 'current'
    const backup = this.#judgeBackup(writable ? await this.#lastBackup() : undefined)
    const failingSince = this.#options.mailboxFailingSince?.()
    const isAway = failingSince !== undefined && this.#options.now() - failingSince >= mailboxPatience
    const mailbox = isAway ? { mailboxAwaySince: failingSince } : {}
    return {
      database,
      disk,
      freeBytes,
      mail,
      schema,
      budgets,
      hasUnparsedAddresses,
      isReady,
      ...backup,
      ...mailbox,
      scan,
    }
  }

  /** A transaction without a row succeeds on a full disk, so really write one; but each costs an fsync, so not always. */
  async #isWritable(): Promise<boolean> {
    if (!(await this.#succeeds(() => this.#store.probe()))) return false
    const at = performance.now()
    if (this.#written && at - this.#written.at < writeInterval) return this.#written.result
    const result = this.#succeeds(() => this.#writeRow())
    this.#written = { at, result }
    // A failure is looked at again at once, so that recovery shows at once.
    void result.then((good) => {
      if (!good && this.#written?.result === result) this.#written = undefined
    })
    return result
  }

  #writeRow(): Promise<void> {
    return this.#note(probeName, String(this.#options.now()))
  }

  async #note(name: string, value: string): Promise<void> {
    await this.#store.write((tx) =>
      tx
        .insertInto('setting')
        .values({ name, value })
        .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
        .execute(),
    )
  }

  /** Another instance may have migrated the database while this one runs. */
  async #schema(): Promise<HealthReport['schema']> {
    let state: HealthReport['schema'] = 'current'
    await this.#succeeds(async () => {
      const found = await schemaState(this.#store)
      state = found === 'none' ? 'behind' : found
    })
    return state
  }

  async #budgets(): Promise<BudgetUse[]> {
    return (await this.#read(() => readBudgetUse(this.#store, this.#options.now()))) ?? []
  }

  /** Looked at once a minute at most: it may read much of the audit trail. */
  async #lastBackup(): Promise<number | undefined> {
    const now = performance.now()
    if (this.#backup && now - this.#backup.at < backupInterval) return this.#backup.time
    let time: number | undefined
    const good = await this.#succeeds(async () => {
      time = await lastBackup(this.#store, this.#options.now())
    })
    if (good) this.#backup = { at: now, time }
    return time
  }

  /** Without any backup none is missed: a desk of today has none, and another tool may make them. */
  #judgeBackup(time: number | undefined): Pick<HealthReport, 'lastBackup' | 'isBackupLate'> {
    const { backupHours = 0, now } = this.#options
    const isLate = backupHours > 0 && time !== undefined && now() - time > backupHours * hour
    return { lastBackup: time, isBackupLate: isLate }
  }

  #mail(): Promise<MailHealth | undefined> {
    const { mailConfigured, now } = this.#options
    return this.#read(() => readMailHealth(this.#store, mailConfigured, now()))
  }

  /** The answer of the database, or `undefined` if it gives none. */
  async #read<T>(work: () => Promise<T> | undefined): Promise<T | undefined> {
    let answer: T | undefined
    await this.#succeeds(async () => {
      answer = await work()
    })
    return answer
  }

  async #succeeds(work: () => Promise<void>): Promise<boolean> {
    try {
      await withTimeout(probeTimeout, work())
      return true
    } catch (error) {
      this.#options.onError(error)
      return false
    }
  }
}

/** Free bytes of the folder's disk for this user; 0 if it cannot be read. */
async function freeBytesAt(folder: string | undefined): Promise<number | undefined> {
  if (folder === undefined) return undefined
  const free = statfs(folder).then(({ bavail, bsize }) => bavail * bsize)
  return free.catch(() => 0)
}
