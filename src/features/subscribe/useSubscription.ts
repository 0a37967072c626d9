import { type FormEvent, useEffect, useRef, useState } from 'react'
import { subscribeTexts as texts } from '#content/texts/subscribe.ts'
import { callPath } from '#contract/calls.ts'
import { sameText, saveDraft } from '#outbox/drafts.ts'
import { bindDraft, valuesOf } from '#outbox/formDraft.ts'
import { type Delivery, sendForm } from '#outbox/send.ts'
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
    const node = form.current
    return node ? bindDraft(node, draftId, { busy: () => sending.current, empty: () => node.reset() }) : undefined
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
    const fields = valuesOf(node)
    const stands = () => form.current === node
    const delivery = await sendForm(
      { id: draftId, fields, stands },
      {
        kind: 'subscription',
        body: { email: fields.email ?? '' },
        path: callPath.subscribe(),
        page: location.pathname,
      },
    )
    sending.current = false
    const told = shownFor(delivery)
    if (!stands()) return void toast(told.text, toastType[told.tone])
    setBusy(false)
    setShown(told)
    const gone = delivery.state === 'sent' || delivery.state === 'saved'
    if (gone && sameText(valuesOf(node), fields)) node.reset()
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
