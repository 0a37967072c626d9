import type { Kysely } from 'kysely'
import { createTables } from './0001-desk.ts'
import { clearErased } from './0002-erased.ts'
import { confirmations } from './0003-confirmations.ts'
import { standardNames } from './0004-names.ts'
import { volume } from './0005-volume.ts'
import { operation } from './0006-operation.ts'
import { erasure } from './0007-erasure.ts'
import { networks } from './0008-networks.ts'
import { staff } from './0009-staff.ts'
import { scale } from './0010-scale.ts'
import { newsletters } from './0011-newsletters.ts'
import { push } from './0012-push.ts'
import { notices } from './0013-notices.ts'
import { widerPace } from './0014-wider-pace.ts'

/** Every migration with its recorded name, in the order in which they are applied. */
export const migrations: readonly (readonly [name: string, apply: (db: Kysely<unknown>) => Promise<void>])[] = [
  ['0001-desk', createTables],
  ['0002-erased', clearErased],
  ['0003-confirmations', confirmations],
  ['0004-names', standardNames],
  ['0005-volume', volume],
  ['0006-operation', operation],
  ['0007-erasure', erasure],
  ['0008-networks', networks],
  ['0009-staff', staff],
  ['0010-scale', scale],
  ['0011-newsletters', newsletters],
  ['0012-push', push],
  ['0013-notices', notices],
  ['0014-wider-pace', widerPace],
]
