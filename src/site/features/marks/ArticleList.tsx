import { chakra } from '@chakra-ui/react'
import { useId, useRef } from 'react'
import { marksTexts as texts } from '#content/texts/marks.ts'
import type { Mark } from '#device/kept.ts'
import { canHighlight } from '#ui/browser/highlights.ts'
import { Button } from '#ui/controls/Button.tsx'
import { H3, Small } from '#ui/text/Text.tsx'
import { MarkEntry, MarkListing } from './MarkEntry.tsx'
import type { Source } from './passages.ts'
import { saveMarks } from './saveMarks.ts'
import { Undo } from './Undo.tsx'

interface ArticleListProps {
  source: Source
  marks: readonly Mark[]
  isKept: boolean
  /** The mark that was deleted last, and can be brought back. */
  deleted: Mark | undefined
  onShow: (mark: Mark) => void
  onNote: (mark: Mark) => void
  onCopy: (mark: Mark) => void
  onAsk: (mark: Mark) => void
  onDelete: (mark: Mark) => void
  onRestore: (mark: Mark) => void
}

/** The marks of the article under its text: what a screen reader cannot see in the text, and what is no longer there. */
export function ArticleList({ source, marks, isKept, deleted, onRestore, ...on }: ArticleListProps) {
  const titleId = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  if (marks.length === 0 && !deleted) return null
  return (
    <chakra.section aria-labelledby={titleId} data-screen="" mt="8" pt="6" borderTop="1px solid" borderColor="line">
      <H3 as="h2" ref={heading} id={titleId} tabIndex={-1} outline="none">
        {texts.onArticle}
      </H3>
      <Small mt="2">{isKept ? texts.onDevice : texts.notKept}</Small>
      {!canHighlight() && <Small mt="2">{texts.unpainted}</Small>}
      {deleted && (
        <Undo
          key={deleted.id}
          onUndo={() => {
            // The pressed button goes.
            heading.current?.focus({ preventScroll: true })
            onRestore(deleted)
          }}
        />
      )}
      <MarkListing mt="2">
        {marks.map((mark) => (
          <MarkEntry key={mark.id} mark={mark}>
            {(describedBy) => {
              const tool = (text: string, name: string | undefined, press: (mark: Mark) => void) => (
                <Button
                  variant="plain"
                  size="sm"
                  aria-label={name}
                  aria-describedby={describedBy}
                  onClick={() => press(mark)}
                >
                  {text}
                </Button>
              )
              return (
                <>
                  {mark.changed !== 'gone' && tool(texts.show, undefined, on.onShow)}
                  {tool(mark.note ? texts.editNote : texts.note, undefined, on.onNote)}
                  {tool(texts.copy, texts.copyName, on.onCopy)}
                  {tool(texts.ask, texts.askName, on.onAsk)}
                  {tool(texts.delete, undefined, on.onDelete)}
                </>
              )
            }}
          </MarkEntry>
        ))}
      </MarkListing>
      {marks.length > 0 && (
        <Button variant="line" size="sm" color="link" mt="4" onClick={() => saveMarks([{ ...source, marks }])}>
          {texts.export}
        </Button>
      )}
    </chakra.section>
  )
}
