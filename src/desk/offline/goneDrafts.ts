import { CallError, call } from '../data/call.ts'
import { draftNames, fillField } from '../data/drafts.ts'
import { draftRecord, draftsIn } from './keepDrafts.ts'
import type { Vault } from './vault.ts'

type Kind = 'enquiry' | 'person' | 'comment'

/** By the first word of a draft's name, the call that knows the record whose id is its second word. */
const askedBy: Readonly<Record<string, Kind>> = {
  ...{ answer: 'enquiry', subject: 'enquiry', keepState: 'enquiry', unsigned: 'enquiry', base: 'enquiry' },
  ...{
    files: 'enquiry',
    note: 'enquiry',
    correction: 'enquiry',
    log: 'enquiry',
    logged: 'enquiry',
    conflict: 'enquiry',
  },
  ...{ enquiryTask: 'enquiry', personTask: 'person', reply: 'comment' },
}

/**
 * Drops every draft about an enquiry, a person or a comment that the server does not have any more, in this tab and in the vault. The
 * event of an erasure has no id if several enquiries went, and a device may have missed it, so the server is asked about each
 * one that is not `kept`, the newest ones that it has just named.
 */
export async function dropGoneDrafts(vault: Vault, kept: ReadonlySet<string>): Promise<void> {
  const names = [...new Set([...draftNames(), ...(await draftsIn(vault))])]
  const asked = new Map<string, Kind>()
  for (const name of names) {
    const [field = '', id = ''] = name.replace(/^attempt:/, '').split(':')
    const by = askedBy[field]
    if (by && !kept.has(id)) asked.set(id, by)
  }
  for (const [id, by] of asked) {
    if (!(await isGone(by, id))) continue
    const gone = names.filter((name) => name.split(':').includes(id))
    for (const name of gone) fillField(name, '')
    await vault.remove(gone.map(draftRecord))
  }
}

/** Whatever else the server answers, or if it does not: the next comparison asks again. */
async function isGone(by: Kind, id: string): Promise<boolean> {
  try {
    await call(by, { id })
    return false
  } catch (error) {
    return error instanceof CallError && error.status === 404
  }
}
