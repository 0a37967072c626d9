import { callPath } from '#contract/calls.ts'
import { loadDraft, saveDraft } from '../drafts.ts'
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
/** The draft that a new page's form shows. */
export const onDisk = (env: OutboxEnv): Draft | undefined => loadDraft('enquiry', anotherTab(env))
/** A tab of the same device. */
export const anotherTab = (env: OutboxEnv): OutboxEnv => ({ ...env })
export const writeByAnotherTab = (text: Draft, env: OutboxEnv) => saveDraft('enquiry', text, anotherTab(env))

/** A page in whose enquiry form the text was typed. */
export function typed(fetch: OutboxEnv['fetch'], own: Own = {}): OutboxEnv {
  const env = fakeEnv(fetch, own)
  saveDraft('enquiry', fields, env)
  return env
}
