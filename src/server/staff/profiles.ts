import type { Kysely } from 'kysely'
import { uuidv7 } from '#contract/idempotencyKey.ts'
import type { Profile, Signatures } from '#contract/staff/members.ts'
import type { StaffMemberRow } from '../store/staffTables.ts'
import type { Tables, Tx } from '../store/tables.ts'

type Db = Pick<Kysely<Tables>, 'selectFrom'>

/** The name of a member and the texts below his answers; empty if nothing was said yet. */
export async function readProfile(db: Db, address: string): Promise<Profile> {
  const row = await db
    .selectFrom('staff_member')
    .select(['name', 'signatures'])
    .where('address', '=', address)
    .executeTakeFirst()
  return { name: row?.name ?? '', signatures: row ? (JSON.parse(row.signatures) as Signatures) : {} }
}

/** Names by address, also of those who have left. */
export async function namesOf(db: Db): Promise<Record<string, string>> {
  const rows = await db.selectFrom('staff_member').select(['address', 'name']).where('name', '!=', '').execute()
  return Object.fromEntries(rows.map(({ address, name }) => [address, name]))
}

/** Changes what is stored of a member, whose row begins with the first change. Returns the row's id. */
export async function putMember(
  tx: Tx,
  address: string,
  change: Partial<Omit<StaffMemberRow, 'id' | 'address'>>,
  now: number,
): Promise<string> {
  const empty = { name: '', role: '', signatures: '{}', link_id: null, invited_at: null } as const
  const { id } = await tx
    .insertInto('staff_member')
    .values({ id: uuidv7(now), address, ...empty, ...change })
    .onConflict((conflict) => conflict.column('address').doUpdateSet({ address, ...change }))
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Without those in which nothing stands. */
export function signaturesText(signatures: Signatures): string {
  return JSON.stringify(Object.fromEntries(Object.entries(signatures).filter(([, text]) => text !== '')))
}
