/** Controls that are written in, or chosen from with the keyboard. */
const fields = 'textarea, select, input:not([type=checkbox], [type=radio])'

/** Whether the focus is where the visitor writes. */
export const isWriting = (): boolean => document.activeElement?.matches(fields) === true

/**
 * Notes where the focus is. Answers later whether the visitor has gone on to write elsewhere: a panel that arrives then
 * would take the keyboard in mid-word.
 */
export function watchWriting(): () => boolean {
  const from = document.activeElement
  return () => document.activeElement !== from && isWriting()
}
