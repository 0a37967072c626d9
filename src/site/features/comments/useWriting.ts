import { type FormEvent, useCallback, useRef, useState } from 'react'
import { threadTexts as texts } from '#content/texts/thread.ts'
import type { CommentBody } from '#contract/calls.ts'
import { clearDraft } from '#device/outbox/drafts.ts'
import type { Draft } from '#device/outbox/item.ts'
import type { Delivery } from '#device/outbox/send.ts'
import { useOutboxForm } from '#ui/controls/useOutboxForm.ts'
import { toast } from '#ui/feedback/toasts/toast.ts'
import { rememberCommenter, rememberedCommenter } from './commenter.ts'
import { awayToast, bodyOf, problemOf, submissionFor, type Target } from './writing.ts'

/** State of a form that writes a comment or a reply: idle, sending, then sent, saved or failed. */
export function useWriting(target: Target, onDone: (delivery: Delivery) => void) {
  const kind = target.commentId === undefined ? 'comment' : 'reply'
  const draftId = target.commentId === undefined ? `comment:${target.blogId}` : `reply:${target.commentId}`
  const text = useRef<HTMLTextAreaElement>(null)
  const [problem, setProblem] = useState<{ text: string; ofText: boolean }>()
  const [commenter] = useState(rememberedCommenter)
  const [remember, setRemember] = useState(commenter !== undefined)
  const emptyAtFirst = useCallback((node: HTMLFormElement) => empty(node, commenter !== undefined), [commenter])
  const { form, sending, isKept, saveTyped, submit } = useOutboxForm(draftId, emptyAtFirst)

  const onInput = () => {
    setProblem(undefined)
    saveTyped()
  }
  const onRemember = (ticked: boolean) => {
    setRemember(ticked)
    if (!ticked) rememberCommenter(undefined)
  }
  const onSubmit = async (event: FormEvent) => {
    let body: CommentBody | undefined
    const read = (values: Draft) => {
      body = bodyOf(values)
      if (body.text === '') {
        setProblem({ text: texts.write[kind].empty, ofText: true })
        text.current?.focus()
        return undefined
      }
      setProblem(undefined)
      return submissionFor(target, body, location.pathname)
    }
    const outcome = await submit(event, read, (node) => empty(node, remember))
    if (!outcome) return
    const { delivery, isMounted } = outcome
    const isGone = delivery.state === 'sent' || delivery.state === 'saved'
    if (isGone && remember) rememberCommenter(body)
    if (!isMounted) {
      const { type, text: message } = awayToast(kind, delivery)
      return void toast(message, type)
    }
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
    isKept,
    problem,
    commenter,
    remember,
    onInput,
    onRemember,
    onSubmit,
    discardDraft,
  } as const
}

/** Clears the text, and the writer's details unless they are remembered. */
function empty(form: HTMLFormElement, keepCommenter: boolean): void {
  for (const name of keepCommenter ? ['text'] : ['text', 'username', 'phone', 'email']) {
    const field = form.elements.namedItem(name)
    if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) field.value = ''
  }
}
