import { chakra } from '@chakra-ui/react'
import { outboxPanelTexts as texts } from '#content/texts/outboxPanel.ts'
import type { Item } from '#device/outbox/item.ts'
import { Button } from '#ui/controls/Button.tsx'
import { useLongText } from '#ui/text/useLongText.ts'
import { fieldsOf } from './itemFields.ts'

/** Characters of a long text that are shown at first. */
const shownAtFirst = 400

/** The text written, whole on request, and its writer below it. */
export function WrittenText({ item }: { item: Item }) {
  const [main, ...others] = fieldsOf(item)
  const { shown, isCut, place, showAll } = useLongText<HTMLParagraphElement>(main?.value ?? '', shownAtFirst)
  return (
    <>
      <chakra.p
        {...place}
        data-written=""
        dir="auto"
        m="0"
        mt="3"
        textStyle="small"
        whiteSpace="pre-wrap"
        overflowWrap="anywhere"
        maxH="18rem"
        overflowY="auto"
        tabIndex={isCut ? -1 : 0}
      >
        {isCut ? `${shown}…` : shown}
      </chakra.p>
      {isCut && (
        <Button variant="plain" size="sm" px="0" onClick={showAll}>
          {texts.showAll}
        </Button>
      )}
      {others.some(({ value }) => value.trim()) && (
        <chakra.p m="0" mt="2" textStyle="meta" color="ink2" overflowWrap="anywhere">
          {others
            .filter(({ value }) => value.trim())
            .map(({ label, value }) => `${label}: ${value}`)
            .join(' · ')}
        </chakra.p>
      )}
    </>
  )
}
