import { type FormEvent, useState } from 'react'
import { beginAttempt, endAttempt } from './attempts.ts'
import { errorText } from './errorText.ts'
import { useFailure } from './useFailure.ts'

interface Submit {
  onSubmit: (event: FormEvent) => void
  isDisabled: boolean
  /** Why the last attempt failed; empty if it did not. */
  error: string
}

/**
 * Hook: submits one text of staff, the draft of that name. `send` gets the text and its idempotency key: the same text keeps
 * its key until it is sent, so that a repeated press has one effect, also after the form was left. While it runs, and while
 * there is no text, nothing is submitted.
 */
export function useSubmit(draft: string, text: string, send: (text: string, key: string) => Promise<void>): Submit {
  const [busy, setBusy] = useState(false)
  const [error, setError] = useFailure()
  const isDisabled = busy || !text.trim()
  const submit = async () => {
    if (isDisabled) return
    setBusy(true)
    setError('')
    try {
      const attempt = beginAttempt(draft, text)
      await send(text, attempt.key)
      endAttempt(draft, attempt)
    } catch (reason) {
      setError(errorText(reason))
    }
    setBusy(false)
  }
  return {
    onSubmit: (event) => {
      event.preventDefault()
      void submit()
    },
    isDisabled,
    error,
  }
}
