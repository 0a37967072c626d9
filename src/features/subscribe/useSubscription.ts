import { type FormEvent, useEffect, useRef, useState } from 'react'
import { subscribeTexts as texts } from '#content/texts/subscribe.ts'
import { callPath } from '#contract/calls.ts'
import { type Delivery, send } from '#outbox/send.ts'

/** Milliseconds that the server's message stays (specification, section 9). */
export const messageTime = 5000

interface Shown {
  text: string
  tone: 'ok' | 'wait' | 'error'
}

/** State of the subscribe box: a success clears after five seconds, a failure stays until the next attempt. */
export function useSubscription() {
  const [shown, setShown] = useState<Shown>()
  const [busy, setBusy] = useState(false)
  const sending = useRef(false)
  useEffect(() => {
    if (!shown || shown.tone === 'error') return
    const timer = setTimeout(() => setShown(undefined), messageTime)
    return () => clearTimeout(timer)
  }, [shown])

  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    if (sending.current) return
    sending.current = true
    setBusy(true)
    setShown(undefined)
    const email = String(new FormData(form).get('email') ?? '')
    const delivery = await send({
      kind: 'subscription',
      body: { email },
      path: callPath.subscribe(),
      page: location.pathname,
    })
    sending.current = false
    setBusy(false)
    setShown(shownFor(delivery))
    if (delivery.state === 'sent' || delivery.state === 'saved') form.reset()
  }
  return { shown, busy, onSubmit }
}

/** The server's message after a success, 'Already a subscriber!' after any failure (specification, section 8). */
export function shownFor(delivery: Delivery): Shown {
  if (delivery.state === 'saved') return { text: texts.saved, tone: 'wait' }
  if (delivery.state !== 'sent') return { text: texts.failed, tone: 'error' }
  const { answer } = delivery
  if (typeof answer === 'object' && answer !== null && 'message' in answer && typeof answer.message === 'string') {
    return { text: answer.message, tone: 'ok' }
  }
  return { text: texts.failed, tone: 'error' }
}
