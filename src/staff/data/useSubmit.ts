import { type FormEvent, useRef, useState } from 'react'
import { uuidv7 } from '#contract/idempotencyKey.ts'
import { errorText } from './errorText.ts'

interface Submit {
  onSubmit: (event: FormEvent) => void
  isDisabled: boolean
  /** Why the last attempt failed; empty if it did not. */
  error: string
}

/**
 * Hook: submits one text of staff. `send` gets the text and its idempotency key: the same text keeps its key until it is
 * sent, so that a repeated press has one effect. While it runs, and while there is no text, nothing is submitted.
 */
export function useSubmit(text: string, send: (text: string, key: string) => Promise<void>): Submit {
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState('')
  const attempt = useRef({ text: '', key: '' })
  const isDisabled = busy || !text.trim()
  const submit = async () => {
    if (isDisabled) return
    setBusy(true)
    setError('')
    if (attempt.current.text !== text) attempt.current = { text, key: uuidv7() }
    try {
      await send(text, attempt.current.key)
      // The same words again are another text.
      attempt.current = { text: '', key: '' }
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
