import type { Attachment } from '#contract/staff/messages.ts'
import { fillField, readDraft } from '../data/drafts.ts'
import type { AnswerWords } from '../offline/queueItem.ts'

/** An answer as it stood in its fields. */
export interface Taken extends Omit<AnswerWords, 'attachments'> {
  files: readonly Attachment[]
  /** No signature goes below it. */
  isUnsigned: boolean
}

/**
 * Puts an answer that was taken back, or not taken, into its fields: its words above what was typed since, its files before
 * those that were added since. Returns the words that it is sent with from now on.
 */
export function putBack(enquiryId: string, { subject, text, keepState, files, isUnsigned }: Taken): AnswerWords {
  const draft = `answer:${enquiryId}`
  const restored = joinedText(text, readDraft(draft))
  const all = joinedFiles(files, readFiles(enquiryId))
  fillField(draft, restored)
  fillField(`subject:${enquiryId}`, subject)
  fillField(`keepState:${enquiryId}`, keepState ? 'yes' : '')
  fillField(`unsigned:${enquiryId}`, isUnsigned ? 'yes' : '')
  fillField(`files:${enquiryId}`, all.length > 0 ? JSON.stringify(all) : '')
  return { subject, text: restored, keepState, attachments: all.map(({ id }) => id) }
}

function joinedText(text: string, typed: string): string {
  if (!typed.trim()) return text
  return typed.startsWith(text) ? typed : `${text}\n\n${typed}`
}

function joinedFiles(files: readonly Attachment[], added: readonly Attachment[]): Attachment[] {
  return [...files, ...added.filter(({ id }) => !files.some((file) => file.id === id))]
}

/** The files of an answer in work, as they are now. */
export function readFiles(enquiryId: string): Attachment[] {
  const kept = readDraft(`files:${enquiryId}`)
  return kept ? (JSON.parse(kept) as Attachment[]) : []
}
