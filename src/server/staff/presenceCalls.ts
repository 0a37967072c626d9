import type { FastifyInstance } from 'fastify'
import { presenceLifetime, presenceMark } from '#contract/staff/presence.ts'
import { loggable } from '../http/errors.ts'
import type { Desk } from './desk.ts'
import { forgetSilent, notePresence } from './presence.ts'
import { addStaffCall } from './staffRoute.ts'

/** Adds the call with which a tab says what it shows. Nothing of it outlives the tab by more than a minute. */
export function addPresenceCalls(app: FastifyInstance, desk: Desk): void {
  const { store, now: clock } = desk.backend
  let timer: NodeJS.Timeout | undefined
  const sweep = () => {
    store
      .write((tx) => forgetSilent(tx, clock()))
      .catch((error: unknown) => app.log.warn({ problem: loggable(error) }, 'silent tabs could not be forgotten'))
  }
  addStaffCall(app, desk, 'notePresence', presenceMark, async ({ body, session, now }) => {
    await store.write((tx) => notePresence(tx, session, body, now))
    desk.changes.look()
    // The next call forgets them as well, but there may be none.
    clearTimeout(timer)
    timer = setTimeout(sweep, presenceLifetime + 1000).unref()
    return {}
  })
  app.addHook('preClose', async () => clearTimeout(timer))
}
