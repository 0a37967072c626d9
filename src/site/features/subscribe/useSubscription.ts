import { type FormEvent, useEffect, useState } from 'react'
import { serverMessage } from '#content/texts/serverMessage.ts'
import { subscribeTexts as texts } from '#content/texts/subscribe.ts'
import { callPath } from '#contract/calls.ts'
import type { Delivery } from '#device/outbox/send.ts'
import { useOutboxForm } from '#ui/controls/useOutboxForm.ts'
import { toast } from '#ui/feedback/toasts/toast.ts'

/** Milliseconds that the server's message stays. */
export const messageTime = 5000

const draftId = 'subscription'

const toastType = { ok: 'success', wait: 'info', error: 'error' } as const

interface Shown {
  text: string
  tone: 'ok' | 'wait' | 'error'
}

/** State of the subscribe box: a success clears after five seconds, a failure stays until the next attempt. */
export function useSubscription() {
  const { form, sending, saveTyped, submit } = useOutboxForm(draftId)
  const [shown, setShown] = useState<Shown>()
  useEffect(() => {
    if (!shown || shown.tone === 'error') return
    const timer = setTimeout(() => setShown(undefined), messageTime)
    return () => clearTimeout(timer)
  }, [shown])

  const onSubmit = async (event: FormEvent) => {
    const outcome = await submit(event, ({ email = '' }) => {
      setShown(undefined)
      return { kind: 'subscription', body: { email }, path: callPath.subscribe(), page: location.pathname }
    })
    if (!outcome) return
    const next = shownFor(outcome.delivery)
    if (!outcome.isMounted) return void toast(next.text, toastType[next.tone])
    setShown(next)
  }
  return { form, shown, busy: sending, onInput: saveTyped, onSubmit }
}

/** The server's message after a success, 'Already a subscriber!' after any failure. */
export function shownFor(delivery: Delivery): Shown {
  if (delivery.state === 'saved') return { text: texts.saved, tone: 'wait' }
  if (delivery.state !== 'sent') return { text: texts.failed, tone: 'error' }
  const { answer } = delivery
  if (typeof answer === 'object' && answer !== null && 'message' in answer && typeof answer.message === 'string') {
    return { text: serverMessage(answer.message), tone: 'ok' }
  }
  return { text: texts.failed, tone: 'error' }
}
