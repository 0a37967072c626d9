import { chakra } from '@chakra-ui/react'
import { enquiryTexts as texts } from '#content/texts/staff/enquiry.ts'
import { Button } from '#ui/controls/Button.tsx'
import { Small } from '#ui/text/Text.tsx'
import { useLongText } from '#ui/text/useLongText.ts'
import { Marked } from '../layout/Marked.tsx'

/** A megabyte of text without spaces takes a phone's browser seconds to lay out. */
const shownAtFirst = 20_000

/** Text exactly as somebody typed it, in a direction of reading that affects nothing around it. */
export function LongText({ text }: { text: string }) {
  const { shown, isCut, place, showAll } = useLongText<HTMLDivElement>(text, shownAtFirst)
  return (
    <>
      <chakra.div {...place} dir="auto" whiteSpace="pre-wrap" overflowWrap="anywhere" css={{ unicodeBidi: 'isolate' }}>
        <Marked text={shown || texts.empty} />
      </chakra.div>
      {isCut && (
        <>
          <Small mt="3">{texts.tooLong(shownAtFirst)}</Small>
          <Button variant="line" size="sm" color="link" mt="2" onClick={showAll}>
            {texts.showAll}
          </Button>
        </>
      )}
    </>
  )
}
