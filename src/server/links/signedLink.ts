import { createHmac, timingSafeEqual } from 'node:crypto'

export type LinkAction = 'delete' | 'restore' | 'confirm' | 'unsubscribe'

/** What a signed link allows its holder to do, once per revision of the thing. */
export interface Permit {
  action: LinkAction
  id: string
  revision: number
  /** Epoch milliseconds; 0 for never. */
  expires: number
}

export type Checked = { state: 'valid'; permit: Permit } | { state: 'expired' } | { state: 'altered' }

const actions: readonly LinkAction[] = ['delete', 'restore', 'confirm', 'unsubscribe']

/** The permit as a token for a URL: its fields, and the HMAC-SHA256 over all of them. */
export function signPermit({ action, id, revision, expires }: Permit, secret: string): string {
  const fields = [action, id, revision.toString(36), expires.toString(36)].join('.')
  return `${fields}.${macOf(fields, secret)}`
}

/** Whether the token is ours, unaltered and in time. Whether it was used before, only the revision in the database tells. */
export function checkToken(token: string, secret: string, now: number): Checked {
  const at = token.lastIndexOf('.')
  const fields = token.slice(0, Math.max(0, at))
  const given = Buffer.from(token.slice(at + 1))
  const right = Buffer.from(macOf(fields, secret))
  if (given.length !== right.length || !timingSafeEqual(given, right)) return { state: 'altered' }
  const [name, id = '', revision = '', expires = ''] = fields.split('.')
  const action = actions.find((one) => one === name)
  if (!action) return { state: 'altered' }
  const permit = { action, id, revision: Number.parseInt(revision, 36), expires: Number.parseInt(expires, 36) }
  const isLate = permit.expires !== 0 && permit.expires < now
  return isLate ? { state: 'expired' } : { state: 'valid', permit }
}

function macOf(fields: string, secret: string): string {
  return createHmac('sha256', secret).update(`link:${fields}`).digest('base64url')
}
