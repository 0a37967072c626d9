import { type FormEvent, useEffect, useRef, useState } from 'react'
import { subscribeTexts as texts } from '#content/texts/subscribe.ts'
import { callPath } from '#contract/calls.ts'
import { saveDraft } from '#outbox/drafts.ts'
import { bindDraft, sendForm, valuesOf } from '#outbox/formDraft.ts'
import type { Delivery } from '#outbox/send.ts'
import { toast } from '#ui/toasts/toast.ts'

/** Milliseconds that the server's message stays (specification, section 9). */
export const messageTime = 5000

const draftId = 'subscription'

const toastType = { ok: 'success', wait: 'info', error: 'error' } as const

interface Shown {
  text: string
  tone: 'ok' | 'wait' | 'error'
}

/** State of the subscribe box: a success clears after five seconds, a failure stays until the next attempt. */
export function useSubscription() {
  const form = useRef<HTMLFormElement>(null)
  const [shown, setShown] = useState<Shown>()
  const [busy, setBusy] = useState(false)
  const sending = useRef(false)
  useEffect(() => {
    if (!shown || shown.tone === 'error') return
    const timer = setTimeout(() => setShown(undefined), messageTime)
    return () => clearTimeout(timer)
  }, [shown])

  useEffect(() => {
    if (form.current) return bindDraft(form.current, draftId)
  }, [])

  const onInput = () => {
    if (form.current) saveDraft(draftId, valuesOf(form.current))
  }
  const onSubmit = async (event: FormEvent) => {
    event.preventDefault()
    const node = form.current
    if (!node || sending.current) return
    sending.current = true
    setBusy(true)
    setShown(undefined)
    const { email = '' } = valuesOf(node)
    const delivery = await sendForm(node, draftId, {
      kind: 'subscription',
      body: { email },
      path: callPath.subscribe(),
      page: location.pathname,
    })
    sending.current = false
    const told = shownFor(delivery)
    if (!form.current) return void toast(told.text, toastType[told.tone])
    setBusy(false)
    setShown(told)
  }
  return { form, shown, busy, onInput, onSubmit }
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
