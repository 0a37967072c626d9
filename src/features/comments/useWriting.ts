import { type FormEvent, useEffect, useRef, useState } from 'react'
import { threadTexts as texts } from '#content/texts/thread.ts'
import { clearDraft, saveDraft } from '#outbox/drafts.ts'
import { bindDraft, sendForm, valuesOf } from '#outbox/formDraft.ts'
import type { Delivery } from '#outbox/send.ts'
import { toast } from '#ui/toasts/toast.ts'
import { rememberCommenter, rememberedCommenter } from './commenter.ts'
import { awayToast, bodyOf, problemOf, type Target, writtenFor } from './writing.ts'

/** State of a form that writes a comment or a reply: idle, sending, then sent, saved or failed (specification, section 4). */
export function useWriting(target: Target, onDone: (delivery: Delivery) => void) {
  const kind = target.commentId === undefined ? 'comment' : 'reply'
  const draftId = target.commentId === undefined ? `comment:${target.blogId}` : `reply:${target.commentId}`
  const form = useRef<HTMLFormElement>(null)
  const text = useRef<HTMLTextAreaElement>(null)
  const busy = useRef(false)
  const [sending, setSending] = useState(false)
  const [problem, setProblem] = useState<{ text: string; ofText: boolean }>()
  const [commenter] = useState(rememberedCommenter)
  const [remember, setRemember] = useState(commenter !== undefined)

  useEffect(() => {
    const node = form.current
    if (node) return bindDraft(node, draftId, () => empty(node, commenter !== undefined))
  }, [draftId, commenter])

  const onInput = () => {
    setProblem(undefined)
    if (form.current) saveDraft(draftId, valuesOf(form.current))
  }
  const onRemember = (ticked: boolean) => {
    setRemember(ticked)
    if (!ticked) rememberCommenter(undefined)
  }
  const onSubmit = async (event: FormEvent) => {
    event.preventDefault()
    const node = form.current
    // State is set too late to stop a second press in the same moment.
    if (!node || busy.current) return
    const body = bodyOf(node)
    if (body.text === '') {
      setProblem({ text: texts.write[kind].empty, ofText: true })
      return text.current?.focus()
    }
    busy.current = true
    setSending(true)
    setProblem(undefined)
    const written = writtenFor(target, body, location.pathname)
    const delivery = await sendForm(node, draftId, written, () => empty(node, remember))
    busy.current = false
    const gone = delivery.state === 'sent' || delivery.state === 'saved'
    if (gone && remember) rememberCommenter(body)
    if (!form.current) {
      const { type, text: told } = awayToast(kind, delivery)
      return void toast(told, type)
    }
    setSending(false)
    const failure = problemOf(kind, delivery)
    if (failure !== undefined) return setProblem({ text: failure, ofText: false })
    if (delivery.state === 'saved') toast(texts.saved, 'info')
    onDone(delivery)
  }
  const discardDraft = () => clearDraft(draftId)
  return {
    kind,
    form,
    text,
    sending,
    problem,
    commenter,
    remember,
    onInput,
    onRemember,
    onSubmit,
    discardDraft,
  } as const
}

/** Clears the text, and who wrote it unless that is remembered. */
function empty(form: HTMLFormElement, keepCommenter: boolean): void {
  for (const name of keepCommenter ? ['text'] : ['text', 'username', 'phone', 'email']) {
    const field = form.elements.namedItem(name)
    if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) field.value = ''
  }
}
