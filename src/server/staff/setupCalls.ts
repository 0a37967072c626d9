import type { FastifyInstance } from 'fastify'
import type { SetupAnswer } from '#contract/staff/setup.ts'
import { recordAudit } from '../audit/audit.ts'
import type { Desk } from './desk.ts'
import { listMembers } from './members.ts'
import { addStaffCall } from './staffRoute.ts'

/** The row of the table of settings that keeps that the list was dismissed. */
const id = 'setup'

/** Adds the list of first steps: what of the office is set up, and that nobody needs the list any more. */
export function addSetupCalls(app: FastifyInstance, desk: Desk): void {
  const { backend, members, readsMailbox } = desk
  const { store, mail, mailSecret } = backend
  const { db } = store

  addStaffCall(app, desk, 'setup', undefined, async ({ actor }) => {
    const passkey = db.selectFrom('staff_passkey').select('id').where('address', '=', actor).limit(1)
    const dismissed = db.selectFrom('office').select('id').where('id', '=', id)
    const body: SetupAnswer = {
      done: {
        mail: mail !== undefined,
        replies: mail?.replyAddress !== undefined && (mailSecret !== undefined || readsMailbox === true),
        passkey: (await passkey.executeTakeFirst()) !== undefined,
        colleague: (await listMembers(db, members)).length > 1,
        template: (await db.selectFrom('answer_template').select('id').limit(1).executeTakeFirst()) !== undefined,
        enquiry: (await db.selectFrom('enquiry').select('id').limit(1).executeTakeFirst()) !== undefined,
      },
      isDismissed: (await dismissed.executeTakeFirst()) !== undefined,
    }
    return { body }
  })

  addStaffCall(app, desk, 'dismissSetup', undefined, async ({ actor, now }) => {
    await store.write(async (tx) => {
      const row = { id, value: '{}', version: 1, changed_by: actor, own_since: 0 }
      const added = await tx
        .insertInto('office')
        .values(row)
        .onConflict((conflict) => conflict.doNothing())
        .returning('id')
        .executeTakeFirst()
      if (added) await recordAudit(tx, actor, 'setup dismiss', '', now)
    })
    return {}
  })
}
