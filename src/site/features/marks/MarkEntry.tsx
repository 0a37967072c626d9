import { chakra, Flex } from '@chakra-ui/react'
import { type ReactNode, useId } from 'react'
import { marksTexts as texts } from '#content/texts/marks.ts'
import type { Mark } from '#device/kept.ts'
import { Button } from '#ui/controls/Button.tsx'
import { useLongText } from '#ui/text/useLongText.ts'
import { Quotation } from './Quotation.tsx'

/** Characters of a long passage that are shown at first. */
const shownAtFirst = 400

/** The list of marks, in an article and for all of them. */
export const MarkListing = chakra('ul', {
  base: {
    m: '0',
    listStyle: 'none',
    '& > li': { py: '4', borderBottom: '1px solid', borderColor: 'line' },
    '& :is(button, a)': { color: 'link', px: '0', textDecoration: 'underline' },
  },
})

interface MarkEntryProps {
  mark: Mark
  /** Code of the language of its passage, where that may be another than the page's. */
  lang?: string
  /** The actions on it; each control is described by the passage. */
  children: (describedBy: string) => ReactNode
}

/** One mark in a list: the passage, whether the text has changed there, the note, and what can be done. */
export function MarkEntry({ mark: { exact, note, changed }, lang, children }: MarkEntryProps) {
  const id = useId()
  const { shown, isCut, place, showAll } = useLongText<HTMLQuoteElement>(exact, shownAtFirst)
  return (
    <li>
      <Quotation {...place} id={id} lang={lang} tabIndex={-1} text={isCut ? `${shown}…` : shown} />
      {changed && (
        <chakra.p m="0" mt="2" textStyle="meta" color="accentText">
          {texts.changed[changed]}
        </chakra.p>
      )}
      {note && (
        <chakra.p m="0" mt="2" dir="auto" textStyle="small" whiteSpace="pre-wrap" overflowWrap="anywhere">
          {note}
        </chakra.p>
      )}
      <Flex wrap="wrap" columnGap="5" mt="1">
        {isCut && (
          <Button variant="plain" size="sm" aria-describedby={id} onClick={showAll}>
            {texts.showAll}
          </Button>
        )}
        {children(id)}
      </Flex>
    </li>
  )
}
