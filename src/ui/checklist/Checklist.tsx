import { type Ref, useRef } from 'react'
import { InlineText } from '../text/RichText.tsx'
import { ChecklistFrame, TickLabel } from './ChecklistFrame.tsx'
import { useTicking } from './useTicking.ts'

interface ChecklistProps {
  /** Under which the ticks are kept, for example the page's address. */
  page: string
  items: readonly string[]
}

/**
 * A list to tick off. Prerendered with empty marks; the native checkboxes take their places, already ticked as the visitor
 * left them, when the list comes near, or when the page is at rest if there are ticks: it may be printed from its top. Without JavaScript and where the script does not arrive, the marks stay.
 */
export function Checklist({ page, items }: ChecklistProps) {
  const list = useRef<HTMLDivElement>(null)
  const ticking = useTicking(list, page)
  return (
    <ChecklistFrame ref={list} data-checklist="">
      {/* Its line is reserved from the start, so that nothing moves (CLS). */}
      <div className="state" data-screen="">
        {ticking && <ticking.TickState page={page} items={items} />}
      </div>
      <Items page={page} items={items} ticking={ticking} />
    </ChecklistFrame>
  )
}

/** One of several lists in a `CountedLists`: it has no count and no buttons. */
export function ChecklistPart({ page, items }: ChecklistProps) {
  const list = useRef<HTMLUListElement>(null)
  return <Items ref={list} page={page} items={items} ticking={useTicking(list, page)} />
}

interface ItemsProps extends ChecklistProps {
  ref?: Ref<HTMLUListElement>
  ticking: ReturnType<typeof useTicking>
}

function Items({ ref, page, items, ticking }: ItemsProps) {
  return (
    <ul ref={ref}>
      {items.map((item) => (
        <li key={item}>
          <TickLabel>
            {ticking ? <ticking.TickBox page={page} item={item} /> : <span className="box" />}
            <span>
              <InlineText text={item} />
            </span>
          </TickLabel>
        </li>
      ))}
    </ul>
  )
}
