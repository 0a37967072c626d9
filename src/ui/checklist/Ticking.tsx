import { useRef } from 'react'
import { checklistTexts as texts } from '#content/texts/checklist.ts'
import { itemId, setTicks, useTicks } from './ticks.ts'

export { readTicks } from './ticks.ts'

/** The checkbox of one item; the label around it names it. */
export function TickBox({ page, item }: { page: string; item: string }) {
  const id = itemId(item)
  return (
    <input
      type="checkbox"
      checked={useTicks(page).done.includes(id)}
      onChange={(event) => setTicks(page, [id], event.currentTarget.checked)}
    />
  )
}

/** How many items are done, and the buttons of the list. No live region: each tick says itself what changed. */
export function TickState({ page, items }: { page: string; items: readonly string[] }) {
  const place = useRef<HTMLSpanElement>(null)
  const { done, isKept } = useTicks(page)
  const ids = items.map(itemId)
  const count = ids.filter((id) => done.includes(id)).length
  const state = texts.done(count, ids.length)
  const list = () => place.current?.closest<HTMLElement>('[data-checklist]')
  const clear = () => {
    setTicks(page, ids, false)
    // The button leaves with the last tick; the keyboard goes on at the first box.
    list()?.querySelector('input')?.focus({ preventScroll: true })
  }
  const print = () => {
    const alone = list()
    if (alone) printAlone(alone)
  }
  return (
    <>
      <Ring share={count / ids.length} />
      <span ref={place}>{isKept ? state : texts.notKept(state)}</span>
      {count > 0 && (
        <button type="button" onClick={clear}>
          {texts.clear}
        </button>
      )}
      <button type="button" onClick={print}>
        {texts.print}
      </button>
    </>
  )
}

/** The share that is done, as an arc. The text beside it says the same. */
function Ring({ share }: { share: number }) {
  const circle = { cx: 11, cy: 11, r: 9 }
  return (
    <svg width="22" height="22" viewBox="0 0 22 22" aria-hidden="true">
      <circle {...circle} />
      {share > 0 && <circle {...circle} pathLength={1} strokeDasharray={`${share} 1`} transform="rotate(-90 11 11)" />}
    </svg>
  )
}

/** The mark of what is left out on paper (ui/theme/print.css). */
const onScreenOnly = 'data-screen'

/** Prints this part of the page with the line that introduces it, and nothing else. */
function printAlone(part: HTMLElement): void {
  const marked: Element[] = []
  for (let node: Element = part; node.parentElement && node.id !== 'main'; node = node.parentElement) {
    for (const other of node.parentElement.children) {
      const isLeadIn = node === part && other === part.previousElementSibling
      if (other === node || isLeadIn || other.hasAttribute(onScreenOnly)) continue
      other.setAttribute(onScreenOnly, '')
      marked.push(other)
    }
  }
  const restore = () => {
    for (const other of marked) other.removeAttribute(onScreenOnly)
  }
  addEventListener('afterprint', restore, { once: true })
  window.print()
}
