import { chakra, Flex } from '@chakra-ui/react'
import { type KeyboardEvent, useId, useLayoutEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import type { GlossaryTerm } from '#content/glossary/glossaryTerm.ts'
import { termId } from '#content/glossary.ts'
import { glossaryPath } from '#content/glossaryPath.ts'
import { termTexts as texts } from '#content/texts/terms.ts'
import { hasOpenModal } from '#ui/browser/hasOpenModal.ts'
import { isComposing } from '#ui/browser/isComposing.ts'
import { placeBeside } from '#ui/browser/placeBeside.ts'
import { Button, ButtonAnchor } from '#ui/controls/Button.tsx'

interface TermCardProps {
  entry: GlossaryTerm
  /** The link in the text that was pressed. */
  link: HTMLAnchorElement
  onClose: () => void
}

/** The meaning of a term beside its link: a dialog that leaves the page usable. Loaded when first opened. */
export default function TermCard({ entry, link, onClose }: TermCardProps) {
  const card = useRef<HTMLDivElement>(null)
  const id = useId()
  useLayoutEffect(() => {
    const node = card.current
    if (!node) return
    const { left, top } = placeBeside(
      // A link that wraps has a box for each line: the card belongs to the last one.
      [...link.getClientRects()].at(-1) ?? link.getBoundingClientRect(),
      { width: node.offsetWidth, height: node.offsetHeight },
      { width: document.documentElement.clientWidth, height: window.innerHeight },
    )
    node.style.left = `${left + window.scrollX}px`
    node.style.top = `${top + window.scrollY}px`
    node.focus({ preventScroll: true })
    link.setAttribute('aria-expanded', 'true')
    link.setAttribute('aria-controls', id)
    return () => {
      link.setAttribute('aria-expanded', 'false')
      link.removeAttribute('aria-controls')
    }
  }, [link, id])
  // Before the card is painted: it has the focus by then, and Escape may come at once.
  useLayoutEffect(() => {
    const listening = new AbortController()
    const { signal } = listening
    // A press on the link itself closes the card by its click (TermsInPlace.tsx).
    const onOutside = ({ target }: Event) => {
      if (hasOpenModal()) return
      if (target instanceof Node && !card.current?.contains(target) && !link.contains(target)) onClose()
    }
    const onKey = (event: globalThis.KeyboardEvent) => {
      if (event.key !== 'Escape' || isComposing(event) || hasOpenModal()) return
      onClose()
      link.focus()
    }
    document.addEventListener('pointerdown', onOutside, { signal })
    document.addEventListener('focusin', onOutside, { signal })
    document.addEventListener('keydown', onKey, { signal })
    // Turned to its side, a phone breaks the text elsewhere. Its address bar changes the height alone, while scrolling.
    const width = window.innerWidth
    const onResize = () => {
      if (window.innerWidth === width) return
      if (card.current?.contains(document.activeElement)) link.focus({ preventScroll: true })
      onClose()
    }
    addEventListener('resize', onResize, { signal })
    return () => listening.abort()
  }, [link, onClose])
  // The card is at the end of the document: Tab leaves it from the link, so that the page goes on where it was left.
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Tab' || isComposing(event)) return
    const stops = card.current?.querySelectorAll<HTMLElement>('a, button') ?? []
    const edge = event.shiftKey ? stops[0] : stops[stops.length - 1]
    if (document.activeElement !== edge && !(event.shiftKey && document.activeElement === card.current)) return
    link.focus()
    onClose()
  }
  const close = () => {
    onClose()
    link.focus()
  }
  return createPortal(
    <chakra.div
      ref={card}
      id={id}
      role="dialog"
      aria-labelledby={`${id}-term`}
      aria-describedby={`${id}-meaning`}
      tabIndex={-1}
      onKeyDown={onKeyDown}
      position="absolute"
      zIndex="float"
      w="min(24rem, 100vw - 32px)"
      p="5"
      border="1px solid"
      borderColor="line"
      borderRadius="card"
      bg="panel"
      color="ink"
      boxShadow="form"
      outline="none"
    >
      <chakra.p id={`${id}-term`} textStyle="label" fontSize="1.1875rem" m="0">
        {entry.term}
      </chakra.p>
      <chakra.p id={`${id}-meaning`} textStyle="small" m="0" mt="2">
        {entry.definition}
      </chakra.p>
      <Flex align="center" wrap="wrap" gap="3" mt="4">
        <ButtonAnchor variant="line" size="sm" color="link" href={`${glossaryPath}#${termId(entry)}`}>
          {texts.inGlossary}
        </ButtonAnchor>
        <Button variant="plain" size="sm" onClick={close}>
          {texts.close}
        </Button>
      </Flex>
    </chakra.div>,
    document.body,
  )
}
