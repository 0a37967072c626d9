import { createStore } from '@tanstack/store'
import { flushSync } from 'react-dom'

/** Whether the field at the foot of an enquiry holds an answer, a note for colleagues, or what was said on the phone. */
export type ComposerMode = 'answer' | 'note' | 'log'
export const composerMode = createStore<ComposerMode>('answer')

const ids: Record<ComposerMode, string> = { answer: 'answer-text', note: 'note-text', log: 'log-text' }

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
