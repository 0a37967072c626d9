import { type RefObject, useLayoutEffect, useRef } from 'react'
import type { Entry } from './useEntries.ts'

/**
 * Keeps the focus in the list where the visitor works: an item that was edited or received stays focused under its new
 * shape; after one that was discarded it goes to the next, else to the title.
 */
export function useKeptFocus(entries: readonly Entry[]): RefObject<HTMLOListElement | null> {
  const list = useRef<HTMLOListElement>(null)
  const last = useRef<{ writtenAt: string; index: number }>(undefined)
  useLayoutEffect(() => {
    const node = list.current
    const note = ({ target }: FocusEvent) => {
      const card = target instanceof Element ? target.closest<HTMLElement>('[data-written-at]') : null
      last.current = card
        ? { writtenAt: card.dataset.writtenAt ?? '', index: [...(node?.children ?? [])].indexOf(card) }
        : undefined
    }
    document.addEventListener('focusin', note)
    return () => document.removeEventListener('focusin', note)
  }, [])
  useLayoutEffect(() => {
    const was = last.current
    const { activeElement } = document
    const title = list.current?.closest('dialog')?.querySelector('h2')
    const focusLost = activeElement === document.body || activeElement?.tagName === 'DIALOG' || activeElement === title
    if (!was || !focusLost) return
    const cards = [...(list.current?.querySelectorAll<HTMLElement>('[data-written-at]') ?? [])]
    const same = cards.find((card) => card.dataset.writtenAt === was.writtenAt)
    const next = same ?? cards[was.index] ?? cards.at(-1)
    if (entries.length > 0) return next?.focus()
    title?.focus()
    // Received, the item comes back in a moment, and the focus with it.
    last.current = was
  }, [entries])
  return list
}
