import type { Kysely } from 'kysely'
import { mayCall, type Role, roles } from '#contract/staff/roles.ts'
import type { EnvReader } from '../envReader.ts'
import { isEmailAddress, normalisedAddress } from '../mail/emailAddress.ts'
import type { Tables } from '../store/tables.ts'

/** A person who may sign in to the workplace. */
export interface StaffMember {
  /** Normalised. */
  address: string
  role: Role
}

/** Reads `STAFF`, such as `owner:asha@example.com,moderator:ravi@example.com`. Without a role it is 'staff'. */
export function readStaff(read: EnvReader): StaffMember[] {
  const members = read.list('STAFF').flatMap((text) => {
    const [, role = 'staff', typed = ''] = /^(?:([a-z]+):)?(.*)$/s.exec(text) ?? []
    const known = roles.find((one) => one === role)
    const isValid = known !== undefined && isEmailAddress(typed.trim())
    read.check(isValid, 'STAFF', `"${text}" must look like owner:name@example.com; roles are ${roles.join(', ')}`)
    return isValid ? [{ address: normalisedAddress(typed), role: known }] : []
  })
  const addresses = new Set(members.map(({ address }) => address))
  read.check(addresses.size === members.length, 'STAFF', 'names an address twice')
  const hasOwner = members.length === 0 || members.some(({ role }) => role === 'owner')
  read.check(hasOwner, 'STAFF', 'must name an owner')
  return members
}

/** Addresses of the members who may open enquiries: to others none is given. */
export function assignees(members: readonly StaffMember[]): string[] {
  return members.filter(({ role }) => mayCall(role, 'enquiry')).map(({ address }) => address)
}

type Db = Pick<Kysely<Tables>, 'selectFrom'>

/**
 * The member with this address: named by the settings, which then say the role, or given access in the workplace. It asks the
 * database in any case, so that the time of an answer does not tell who is named.
 */
export async function findMember(
  db: Db,
  named: readonly StaffMember[],
  address: string,
): Promise<StaffMember | undefined> {
  const row = await db.selectFrom('staff_member').select('role').where('address', '=', address).executeTakeFirst()
  const fixed = named.find((one) => one.address === address)
  if (fixed) return fixed
  return row && row.role !== '' ? { address, role: row.role } : undefined
}

/** All members: those whom the settings name first. */
export async function listMembers(db: Db, named: readonly StaffMember[]): Promise<StaffMember[]> {
  return [...named, ...(await addedMembers(db)).filter(isNotIn(named))]
}

async function addedMembers(db: Db): Promise<StaffMember[]> {
  const rows = await db.selectFrom('staff_member').select(['address', 'role']).orderBy('address').execute()
  return rows.flatMap(({ address, role }) => (role === '' ? [] : [{ address, role }]))
}

function isNotIn(named: readonly StaffMember[]) {
  return ({ address }: StaffMember) => !named.some((one) => one.address === address)
}

/** Milliseconds for which those who were read last will do. */
const recently = 2000

/**
 * The members as they were a moment ago: for limits, which must hold in a flood, and while the database is away. A function
 * that answers from memory nearly always.
 */
export function recentMembers(db: Db, named: readonly StaffMember[]): () => Promise<readonly StaffMember[]> {
  let added: StaffMember[] = []
  let reading: Promise<void> | undefined
  let readAt = Number.NEGATIVE_INFINITY
  const read = async () => {
    added = await addedMembers(db).catch(() => added)
    readAt = performance.now()
    reading = undefined
  }
  return async () => {
    if (performance.now() - readAt > recently) {
      reading ??= read()
      await reading
    }
    return [...named, ...added.filter(isNotIn(named))]
  }
}
