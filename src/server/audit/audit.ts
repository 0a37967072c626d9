import { userInfo } from 'node:os'
import { uuidv7 } from '#contract/idempotencyKey.ts'
import type { Tx } from '../store/tables.ts'

/** The actor of what was done through a signed link, by a reader of the provider's mailbox. */
export const linkActor = 'link'
/** The actor of what a mail service reported. */
export const webhookActor = 'webhook'
/** The actor of what followed from a mail server's refusal of an address. */
export const mailActor = 'mail'
/** The actor of what began at a time that was chosen before. */
export const scheduleActor = 'schedule'

/**
 * Records what was done to which record. Neither action nor object may contain personal data: an id or a number, never
 * an address or a name.
 */
export async function recordAudit(tx: Tx, actor: string, action: string, object: string, now: number): Promise<void> {
  await tx
    .insertInto('audit')
    .values({ id: uuidv7(now), at: now, actor, action, object })
    .execute()
}

/** The person at the command line: who called sudo, or else the user that runs it. */
export function currentActor(env: Readonly<Record<string, string | undefined>>): string {
  return env.SUDO_USER || userInfo().username
}
