import type { Health } from '../alerts/health.ts'
import type { Run } from '../articles/checkArticle.ts'
import type { Backend } from '../backend.ts'
import type { RequestCounter } from '../metrics/metrics.ts'
import type { NewestPages } from '../site/builtPages.ts'
import type { ChangeWatcher } from './changeWatcher.ts'
import type { StaffMember } from './members.ts'
import type { StaffLimits } from './staffLimits.ts'

/** The workplace's options, from the settings and the start. */
export interface DeskOptions {
  /** Those whom the settings name; others are in the database. */
  members: readonly StaffMember[]
  /** Days without a call for which a session that was opened with a passkey lasts. */
  passkeyDays: number
  /** Whether attempts to sign in are limited. */
  limited: boolean
  /** Its built pages; absent if it has not been built. */
  pages?: NewestPages | undefined
  /** The public key of its messages to devices, and the origins to which they may go besides public ones. */
  push: { publicKey: string; services: readonly string[] }
  /** Whether a mailbox is read for replies of clients. */
  readsMailbox?: boolean
  /** Whether files are given out only after they were scanned. */
  scansFiles?: boolean
  /** The folder of the sources whose articles owners edit. */
  siteSource?: string | undefined
  /** Starts the programs of the sources; tests put others in their place. */
  runSource?: Run | undefined
  /** Version of this program. */
  version: string
  /** The file that remembers erasures beside a SQLite database. */
  tombstoneFile?: string | undefined
  /** The folder in which `desk restore` keeps what it replaced. */
  dataDir?: string | undefined
}

/** The dependencies of the workplace's calls. */
export interface Desk extends DeskOptions {
  backend: Backend
  health: Pick<Health, 'report'>
  requests?: Pick<RequestCounter, 'values'> | undefined
  limits: StaffLimits
  changes: ChangeWatcher
  /** All members, as they were a moment ago. */
  recentMembers: () => Promise<readonly StaffMember[]>
  startedAt: number
}
