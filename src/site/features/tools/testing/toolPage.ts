import 'fake-indexeddb/auto'
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, vi } from 'vitest'
import { enquiryDraftId } from '#content/storageKeys.ts'
import { clearDraft } from '#device/outbox/drafts.ts'
import { eraseCase } from '../caseStore.ts'

export const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
export const put = (label: string, value: string) => fireEvent.change(field(label), { target: { value } })
export const press = (name: string) => fireEvent.click(screen.getByText(name, { selector: 'button' }))
/** The answer as it is read out. */
export const answer = () => document.querySelector('section + section [role=status]')?.textContent

/** Each test of the file begins with an empty case and no draft of a question, late on 23 November 2026. */
export function emptyCaseForAllTests(): void {
  beforeEach(() => {
    vi.useFakeTimers({ now: new Date(2026, 10, 23, 23, 30), toFake: ['Date'] })
  })
  afterEach(async () => {
    cleanup()
    vi.useRealTimers()
    vi.restoreAllMocks()
    eraseCase()
    await clearDraft(enquiryDraftId)
  })
}
