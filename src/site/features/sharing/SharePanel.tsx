import { chakra, Flex } from '@chakra-ui/react'
import { useId, useRef, useState } from 'react'
import { site } from '#content/site.ts'
import { sharingPanelTexts as texts } from '#content/texts/sharingPanel.ts'
import { articleText } from '#ui/browser/articleText.ts'
import { copyText } from '#ui/browser/copyText.ts'
import { passageLink } from '#ui/browser/passageLink.ts'
import { Button, ButtonAnchor } from '#ui/controls/Button.tsx'
import { Checkbox } from '#ui/controls/Checkbox.tsx'
import { OutsideHint } from '#ui/controls/OutsideHint.tsx'
import { Sheet } from '#ui/controls/Sheet.tsx'
import { type Shared, whatsappLink } from './shared.ts'

interface SharePanelProps {
  title: string
  path: string
  heading: string
  /** The selection when the panel was requested. */
  range?: Range | undefined
  onClose: () => void
}

/** The ways to share an article: the device's own, the clipboard, WhatsApp. Loaded when first opened. */
export default function SharePanel({ title, path, heading, range, onClose }: SharePanelProps) {
  const shownLink = useRef<HTMLParagraphElement>(null)
  const [status, setStatus] = useState('')
  const boxId = useId()
  const address = site.origin + path
  const [passage] = useState(() => selectedPassage(address, range ?? currentSelection()))
  const [atPassage, setAtPassage] = useState(true)
  const shared: Shared =
    passage && atPassage ? { title, quote: passage.quote, url: passage.link } : { title, url: address }
  const copy = async () => {
    if (await copyText(shared.url)) return setStatus(texts.copied)
    if (shownLink.current) getSelection()?.selectAllChildren(shownLink.current)
    setStatus(texts.selected)
  }
  const shareNatively = async () => {
    const { quote, url } = shared
    try {
      await navigator.share({ title, url, ...(quote && { text: `“${quote}”` }) })
      onClose()
    } catch (error) {
      // The visitor closed the device's own sheet.
      const wasCancelled = error instanceof DOMException && error.name === 'AbortError'
      setStatus(wasCancelled ? '' : texts.refused)
    }
  }
  return (
    <Sheet title={heading} onClose={onClose}>
      {passage && (
        <chakra.label
          htmlFor={boxId}
          display="flex"
          gap="3"
          alignItems="center"
          minH="touch"
          mt="3"
          textStyle="ui"
          cursor="pointer"
        >
          <Checkbox id={boxId} checked={atPassage} onChange={(event) => setAtPassage(event.currentTarget.checked)} />
          {texts.atPassage}
        </chakra.label>
      )}
      <chakra.p
        ref={shownLink}
        aria-label={texts.link}
        role="group"
        mt="3"
        p="3"
        bg="wash"
        borderRadius="tile"
        textStyle="meta"
        overflowWrap="anywhere"
        maxH="5lh"
        overflowY="auto"
      >
        {shared.url}
      </chakra.p>
      <Flex wrap="wrap" gap="3" mt="4">
        {'share' in navigator && (
          <Button variant="navy" size="sm" onClick={() => void shareNatively()}>
            {texts.native}
          </Button>
        )}
        <Button variant="line" size="sm" color="link" onClick={() => void copy()}>
          {texts.copy}
        </Button>
        <ButtonAnchor
          variant="line"
          size="sm"
          color="link"
          position="relative"
          href={whatsappLink(shared)}
          target="_blank"
          rel="noopener noreferrer"
        >
          <span>{texts.whatsapp}</span>
          <OutsideHint />
        </ButtonAnchor>
        <Button variant="plain" size="sm" onClick={onClose}>
          {texts.close}
        </Button>
      </Flex>
      <chakra.p role="status" mt="3" textStyle="meta" color="ink2">
        {status || texts.note}
      </chakra.p>
    </Sheet>
  )
}

/** The passage of an article's text; `undefined` when nothing of it is selected. */
function selectedPassage(address: string, range: Range | undefined) {
  const text = articleText()
  return range && text ? passageLink(address, range, text) : undefined
}

/** For the keyboard, which leaves the selection as it is. */
function currentSelection(): Range | undefined {
  const selection = getSelection()
  return selection && !selection.isCollapsed ? selection.getRangeAt(0) : undefined
}
