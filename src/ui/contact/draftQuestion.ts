import { enquiryDraftId } from '#content/storageKeys.ts'
import { loadDraft, saveDraft } from '#device/outbox/drafts.ts'

/**
 * Puts a question into the message that all enquiry forms show, after what was typed there before. It is sent only from
 * that form, by the visitor.
 */
export function draftQuestion(question: string): void {
  const draft = loadDraft(enquiryDraftId)
  const message = [draft?.message, question].filter(Boolean).join('\n\n')
  if (draft?.message?.includes(question)) return
  saveDraft(enquiryDraftId, { ...draft, message })
}
