import { createHmac } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { keptSearch, type OfflineKey } from '#contract/staff/offline.ts'
import { keptEnquiries } from '../enquiries/keptEnquiries.ts'
import type { Desk } from './desk.ts'
import { addStaffCall } from './staffRoute.ts'

/** Adds what a device keeps to be read without a connection, and the key under which it keeps it. */
export function addOfflineCalls(app: FastifyInstance, desk: Desk): void {
  const { store, secret } = desk.backend

  // Made from the session's id, which no later session has; so nothing is stored, and with the session goes the key.
  addStaffCall(app, desk, 'offlineKey', undefined, async ({ session }) => {
    const body: OfflineKey = { key: createHmac('sha256', secret).update(`offline ${session.id}`).digest('base64url') }
    return { body }
  })

  addStaffCall(app, desk, 'keptEnquiries', keptSearch, async ({ body: { known }, now }) => {
    return { body: await keptEnquiries(store.db, known, now) }
  })
}
