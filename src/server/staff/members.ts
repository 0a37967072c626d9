import { mayCall, type Role, roles } from '#contract/staff/roles.ts'
import type { EnvReader } from '../envReader.ts'
import { isEmailAddress, normalisedAddress } from '../mail/emailAddress.ts'

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
