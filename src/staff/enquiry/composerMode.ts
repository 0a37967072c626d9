import { createStore } from '@tanstack/store'
import { flushSync } from 'react-dom'

/** Whether the field at the foot of an enquiry holds an answer to the client or a note for colleagues. */
export type ComposerMode = 'answer' | 'note'
export const composerMode = createStore<ComposerMode>('answer')

const ids: Record<ComposerMode, string> = { answer: 'answer-text', note: 'note-text' }

/** Id of the field of that mode. */
export function composerFieldId(mode: ComposerMode): string {
  return ids[mode]
}

/** Puts the cursor into the answer or the note. Whether there is one. */
export function focusComposer(mode: ComposerMode): boolean {
  flushSync(() => composerMode.setState(() => mode))
  const field = document.getElementById(ids[mode])
  field?.focus()
  return field !== null
}
