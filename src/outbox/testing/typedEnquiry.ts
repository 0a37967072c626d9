import { get, set } from 'idb-keyval'
import { callPath } from '#contract/calls.ts'
import { flushDrafts, saveDraft } from '../drafts.ts'
import type { OutboxEnv } from '../env.ts'
import type { Draft, Submission } from '../item.ts'
import type { Sender } from '../send.ts'
import { fakeEnv, json, type Own } from './fakeEnv.ts'

/** The typed text, and another that is begun in its place. */
export const fields = { firstName: 'Asha', message: 'A flat in Pune' }
export const other = { firstName: 'Asha', message: 'Another matter, half written' }
export const written: Submission = {
  kind: 'enquiry',
  path: callPath.contact(),
  body: { name: 'Asha', email: 'N/A', message: 'A flat in Pune', contactNumber: 'N/A' },
  page: '/contact',
}
export const noNetwork = () => Promise.reject(new TypeError('Failed to fetch'))
export const busyServer = async () => json(503, { message: 'Busy' })
export const sender = (isMounted = true): Sender => ({ id: 'enquiry', fields, isMounted: () => isMounted })
export const onDisk = (env: OutboxEnv) => get<{ fields: Draft }>('enquiry', env.drafts).then((draft) => draft?.fields)
export const writeByAnotherTab = (text: Draft, env: OutboxEnv) =>
  set('enquiry', { fields: text, at: env.now() }, env.drafts)

/** A page in whose enquiry form the text was typed. */
export async function typed(fetch: OutboxEnv['fetch'], own: Own = {}): Promise<OutboxEnv> {
  const env = fakeEnv(fetch, own)
  saveDraft('enquiry', fields, env)
  await flushDrafts(env)
  return env
}
