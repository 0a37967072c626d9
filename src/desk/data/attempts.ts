import { uuidv7 } from '#contract/idempotencyKey.ts'
import { readDraft, writeDraft } from './drafts.ts'

/** A write that was begun, and what makes its repeat the same one. */
export interface Attempt {
  /** The body it sends. Another body is another attempt. */
  of: string
  key: string
  /** The version of the record that it was begun with. */
  version: number
}

const nameOf = (draft: string) => `attempt:${draft}`

/**
 * The attempt to send a draft: the one that was begun with the same words, also before a reload or before the form was
 * left, because the server may have it although its answer was lost; otherwise a new one, which is kept beside the draft.
 * While it is not known what became of the one before, other words keep its version: if the server has it, it asks first.
 */
export function beginAttempt(draft: string, of: string, version = 0): Attempt {
  const kept = attemptFor(draft)
  if (kept?.of === of) return kept
  const attempt: Attempt = { of, key: uuidv7(), version: kept?.version ?? version }
  writeDraft(nameOf(draft), JSON.stringify(attempt))
  return attempt
}

/** Forgets the attempt, once the server has said what became of it: the same words again are another one. */
export function endAttempt(draft: string, { key }: Attempt): void {
  if (attemptFor(draft)?.key === key) writeDraft(nameOf(draft), '')
}

function attemptFor(draft: string): Attempt | undefined {
  const stored = readDraft(nameOf(draft))
  return stored ? (JSON.parse(stored) as Attempt) : undefined
}
