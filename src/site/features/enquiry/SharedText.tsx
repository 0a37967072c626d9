import { chakra, Flex } from '@chakra-ui/react'
import { type RefObject, useId } from 'react'
import { enquiryTexts as texts } from '#content/texts/enquiry.ts'
import { Button } from '#ui/controls/Button.tsx'

export interface SharedTextProps {
  text: string
  /** The form whose message it can be added to. */
  form: RefObject<HTMLFormElement | null>
  /** Called when it has been added or discarded. */
  onSettled: () => void
}

/**
 * Text shared from another app, and the choice to add it to the message. Nothing is added unasked: any site could have
 * posted it. Loaded only when there is such text.
 */
export default function SharedText({ text, form, onSettled }: SharedTextProps) {
  const titleId = useId()
  const add = () => {
    const field = form.current?.elements.namedItem('message')
    if (!(field instanceof HTMLTextAreaElement)) return
    field.value = [field.value, text].filter(Boolean).join('\n\n')
    // As if it were typed: the form keeps its draft.
    field.dispatchEvent(new Event('input', { bubbles: true }))
    field.focus()
    onSettled()
  }
  return (
    <chakra.section
      aria-labelledby={titleId}
      data-shared=""
      gridColumn="1 / -1"
      p="4"
      border="1px solid"
      borderColor="line"
      borderRadius="tile"
    >
      <chakra.h3 id={titleId} textStyle="label">
        {texts.sharedTitle}
      </chakra.h3>
      <chakra.p my="3" maxH="12rem" overflowY="auto" whiteSpace="pre-wrap" overflowWrap="anywhere" tabIndex={0}>
        {text}
      </chakra.p>
      <Flex gap="3" wrap="wrap">
        <Button variant="navy" size="sm" onClick={add}>
          {texts.sharedAdd}
        </Button>
        <Button variant="plain" size="sm" onClick={onSettled}>
          {texts.sharedDiscard}
        </Button>
      </Flex>
    </chakra.section>
  )
}
