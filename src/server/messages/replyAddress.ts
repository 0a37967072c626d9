import { site } from '#content/site.ts'
import type { Backend } from '../backend.ts'
import { idAddress } from '../mail/idAddress.ts'

/** The address to which the replies of one conversation go: one of its own, or the office's. */
export function replyAddressOf({ mail, secret }: Pick<Backend, 'mail' | 'secret'>, enquiryId: string): string {
  const pattern = mail?.replyAddress
  return pattern === undefined
    ? (mail?.to[0] ?? site.email)
    : idAddress({ purpose: 'reply', pattern, secret }, enquiryId)
}
