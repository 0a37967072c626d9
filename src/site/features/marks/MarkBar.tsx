import { chakra } from '@chakra-ui/react'
import { type RefObject, useEffectEvent, useLayoutEffect } from 'react'
import { createPortal } from 'react-dom'
import { marksTexts as texts } from '#content/texts/marks.ts'
import { isComposing } from '#ui/browser/isComposing.ts'
import { placeBeside } from '#ui/browser/placeBeside.ts'
import { Button } from '#ui/controls/Button.tsx'

/** Devices on which a finger selects: the browser's own tools are beside the selection there. */
export const byTouch = '(pointer: coarse)'
/** Elements in which Tab belongs to the typing. */
const typing = 'input, textarea, select, [contenteditable]'

interface MarkBarProps {
  bar: RefObject<HTMLElement | null>
  passage: Range
  /** The passage is a mark already, with or without a note. */
  mark: { note: string } | undefined
  isCopied: boolean
  /** The mark was deleted here, and can be brought back. */
  isDeleted: boolean
  onHighlight: () => void
  onNote: () => void
  onCopy: () => void
  onAsk: () => void
  onDelete: () => void
  onUndo: () => void
  /** Ends the tools; a keyboard that was on them goes on from the passage. */
  onClose: () => void
}

/**
 * The tools for a passage: beside it, or at the foot of a touch screen, away from the browser's own. They take no focus,
 * which would disturb the selecting; Tab leads into them, and out of them back to the passage.
 */
export function MarkBar({ bar, passage, mark, isCopied, isDeleted, onClose, ...on }: MarkBarProps) {
  useLayoutEffect(() => {
    const node = bar.current
    if (!node || matchMedia(byTouch).matches) return
    const { clientWidth } = document.documentElement
    const boxes = passage.getClientRects()
    const box = boxes[boxes.length - 1] ?? passage.getBoundingClientRect()
    const size = { width: node.offsetWidth, height: node.offsetHeight }
    const height = window.innerHeight - playerHeight()
    const { left, top } = placeBeside(box, size, { width: clientWidth, height })
    const onScreen = Math.max(0, Math.min(top, height - size.height))
    node.style.left = `${left + window.scrollX}px`
    node.style.top = `${onScreen + window.scrollY}px`
  }, [bar, passage])
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const { activeElement } = document
    // A modal that was opened over the passage has the keyboard to itself.
    if (activeElement?.closest('dialog') || isComposing(event)) return
    const stops = [...(bar.current?.querySelectorAll('button') ?? [])]
    const at = activeElement instanceof HTMLButtonElement ? stops.indexOf(activeElement) : -1
    if (event.key === 'Escape') onClose()
    else if (event.key === 'Tab' && at < 0) {
      if (event.shiftKey || activeElement?.matches(typing)) return
      event.preventDefault()
      stops[0]?.focus({ preventScroll: true })
    } else if (event.key === 'Tab' && at === (event.shiftKey ? 0 : stops.length - 1)) {
      // The tools are at the end of the document: the page goes on where it was left.
      onClose()
    }
  })
  useLayoutEffect(() => {
    // The pressed button has gone.
    if (isDeleted) bar.current?.querySelector('button')?.focus({ preventScroll: true })
  }, [bar, isDeleted])
  // In the same task as what is seen: a key may follow at once.
  useLayoutEffect(() => {
    const listening = new AbortController()
    document.addEventListener('keydown', onKey, { signal: listening.signal })
    return () => listening.abort()
  }, [])
  return createPortal(
    <chakra.section
      ref={bar}
      aria-label={mark ? texts.markTools : texts.tools}
      // A press must not take the selection away.
      onMouseDown={(event) => event.preventDefault()}
      position="absolute"
      zIndex="float"
      display="flex"
      flexWrap="wrap"
      justifyContent="center"
      maxW="calc(100vw - 16px)"
      p="1"
      border="1px solid"
      borderColor="line"
      borderRadius="tile"
      bg="panel"
      color="ink"
      boxShadow="card"
      css={{
        '& button': { color: 'link', textDecoration: 'none', px: '3' },
        '& button:hover': { textDecoration: 'underline' },
        // Above the round buttons of the page.
        [`@media ${byTouch}`]: {
          position: 'fixed',
          zIndex: 'notice',
          inset: 'auto 8px calc(84px + var(--player-height, 0px) + env(safe-area-inset-bottom, 0px)) 8px',
        },
      }}
    >
      {isDeleted ? (
        <>
          <chakra.span alignSelf="center" px="3" textStyle="ui">
            {texts.deleted}
          </chakra.span>
          <Tool text={texts.undo} onPress={on.onUndo} />
        </>
      ) : (
        <>
          {!mark && <Tool text={texts.highlight} onPress={on.onHighlight} />}
          <Tool text={mark?.note ? texts.editNote : texts.note} onPress={on.onNote} />
          <Tool
            text={isCopied ? texts.copiedShort : texts.copy}
            name={isCopied ? undefined : texts.copyName}
            onPress={on.onCopy}
          />
          <Tool text={texts.ask} name={texts.askName} onPress={on.onAsk} />
          {mark && <Tool text={texts.delete} onPress={on.onDelete} />}
        </>
      )}
      <Tool text={texts.close} onPress={onClose} />
    </chakra.section>,
    document.body,
  )
}

/** Pixels at the foot of the screen that the player of the article covers. */
function playerHeight(): number {
  return Number.parseFloat(document.documentElement.style.getPropertyValue('--player-height')) || 0
}

function Tool({ text, name, onPress }: { text: string; name?: string | undefined; onPress: () => void }) {
  return (
    <Button variant="plain" size="sm" aria-label={name} onClick={onPress}>
      {text}
    </Button>
  )
}
