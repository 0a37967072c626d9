import { type KeyboardEvent, type RefObject, useState } from 'react'
import { foldedForSearch } from '#contract/foldedForSearch.ts'
import type { AnswerTemplate } from '#contract/staff/templates.ts'
import { isComposing } from '#ui/browser/isComposing.ts'
import { foundTemplates } from './templateOrder.ts'

/** A slash at the beginning of a word, and the letters behind it, up to the cursor. */
const slashed = /(?:^|\s)\/([^\s/]{0,40})$/

interface Slash {
  /** The templates that the letters behind the slash find; empty if there is no slash at the cursor. */
  found: readonly AnswerTemplate[]
  /** Position of the one that Enter takes. */
  at: number
  onKeyDown: (event: KeyboardEvent<HTMLTextAreaElement>) => void
  /** After each change of the text or the cursor. */
  onMove: () => void
  take: (template: AnswerTemplate) => void
}

/** Hook: `/` in a text offers templates. `insert` puts one in place of the text between two positions. */
export function useSlash(
  field: RefObject<HTMLTextAreaElement | null>,
  templates: readonly AnswerTemplate[],
  insert: (template: AnswerTemplate, from: number, to: number) => void,
): Slash {
  const [sought, setSought] = useState<string>()
  const [chosen, setChosen] = useState(0)
  const found = sought === undefined ? [] : byName(templates, sought)
  const at = Math.min(chosen, Math.max(0, found.length - 1))
  const onMove = () => {
    const { current } = field
    const before = current?.value.slice(0, current.selectionStart) ?? ''
    const next = slashed.exec(before)?.[1]
    if (next !== sought) setChosen(0)
    setSought(next)
  }
  const take = (template: AnswerTemplate) => {
    const end = field.current?.selectionStart ?? 0
    setSought(undefined)
    insert(template, end - (sought ?? '').length - 1, end)
  }
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    const template = found[at]
    if (!template || isComposing(event) || event.ctrlKey || event.metaKey) return
    if (event.key === 'ArrowDown') setChosen((at + 1) % found.length)
    else if (event.key === 'ArrowUp') setChosen((at + found.length - 1) % found.length)
    else if (event.key === 'Enter' || event.key === 'Tab') take(template)
    else if (event.key === 'Escape') setSought(undefined)
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  return { found, at, onKeyDown, onMove, take }
}

/** Those whose name has the letters, and behind them those in whose text they are found. */
function byName(templates: readonly AnswerTemplate[], sought: string): AnswerTemplate[] {
  const named = templates.filter(({ name }) => foldedForSearch(name).includes(foldedForSearch(sought)))
  return [...new Set([...named, ...foundTemplates(templates, sought)])]
}
