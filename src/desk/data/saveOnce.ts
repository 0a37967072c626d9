import type { StaffCallName } from '#contract/staff/roles.ts'
import { beginAttempt, endAttempt } from './attempts.ts'
import { call } from './call.ts'

/**
 * Saves a record, the draft of that name. Of a new one, without an id, whose answer was lost, the same words again are the same
 * record.
 */
export async function saveOnce<T>(name: StaffCallName, draft: string, body: { id?: string | undefined }): Promise<T> {
  if (body.id !== undefined) return call<T>(name, { body })
  const attempt = beginAttempt(draft, JSON.stringify(body))
  const saved = await call<T>(name, { body, key: attempt.key })
  endAttempt(draft, attempt)
  return saved
}
