import { Box, chakra, Flex } from '@chakra-ui/react'
import { useEffect, useId, useRef, useState } from 'react'
import { langAt } from '#content/languages.ts'
import { marksTexts as texts } from '#content/texts/marks.ts'
import type { Mark, MarkedPage } from '#device/kept.ts'
import { allMarks, changedNow, clearMarks, deleteMark, saveMark, watchMarks } from '#device/offline/marks.ts'
import { notAhead } from '#ui/browser/followLinks.ts'
import { Button } from '#ui/controls/Button.tsx'
import { ConfirmQuestion } from '#ui/controls/ConfirmQuestion.tsx'
import { H3, Small } from '#ui/text/Text.tsx'
import { MarkEntry, MarkListing } from './MarkEntry.tsx'
import { markHash } from './markHash.ts'
import { saveMarks } from './saveMarks.ts'
import { Undo } from './Undo.tsx'

/** Every mark and note on this device by article: to go to, to save as a file and to delete. */
export function AllMarks() {
  const titleId = useId()
  const [pages, setPages] = useState<readonly MarkedPage[]>([])
  const [isAsking, setAsking] = useState(false)
  const [deleted, setDeleted] = useState<{ page: MarkedPage; mark: Mark }>()
  const heading = useRef<HTMLHeadingElement>(null)
  const allButton = useRef<HTMLButtonElement>(null)
  const [status, announce] = useState('')
  useEffect(() => {
    const read = () => setPages(allMarks())
    read()
    return watchMarks(read)
  }, [])
  const remove = (page: MarkedPage, mark: Mark) => {
    deleteMark(page.path, mark.id)
    setDeleted({ page, mark })
    announce('')
  }
  const restore = ({ page, mark }: { page: MarkedPage; mark: Mark }) => {
    // The pressed button goes.
    heading.current?.focus({ preventScroll: true })
    saveMark(page, changedNow(mark))
    setDeleted(undefined)
    announce(texts.restored)
  }
  const removeAll = () => {
    setAsking(false)
    heading.current?.focus({ preventScroll: true })
    clearMarks()
    setDeleted(undefined)
    announce(texts.allDeleted)
  }
  const count = pages.reduce((sum, { marks }) => sum + marks.length, 0)
  return (
    <chakra.section aria-labelledby={titleId} mt="4" pt="5" pb="4" borderTop="1px solid" borderColor="line">
      <H3 ref={heading} id={titleId} tabIndex={-1} outline="none">
        {texts.title}
      </H3>
      {deleted && <Undo key={deleted.mark.id} onUndo={() => restore(deleted)} />}
      {count > 0 && (
        <>
          <Small mt="2">{texts.kept(count, pages.length)}</Small>
          <chakra.details mt="2">
            <chakra.summary minH="touch" alignContent="center" cursor="pointer" textStyle="ui" color="link">
              {texts.list}
            </chakra.summary>
            {pages.map((page) => (
              <Box key={page.path} mt="3">
                <chakra.h4 lang={langAt(page.path)} m="0" textStyle="label">
                  {page.title}
                </chakra.h4>
                <MarkListing>
                  {page.marks.map((mark) => (
                    <MarkEntry key={mark.id} mark={mark} lang={langAt(page.path)}>
                      {(describedBy) => (
                        <>
                          <Flex asChild minH="touch" align="center" textStyle="ui">
                            <a
                              href={`${page.path}#${markHash.of(mark.id)}`}
                              {...notAhead}
                              aria-describedby={describedBy}
                            >
                              {mark.changed === 'gone' ? texts.openArticle : texts.show}
                            </a>
                          </Flex>
                          <Button
                            variant="plain"
                            size="sm"
                            aria-describedby={describedBy}
                            onClick={() => remove(page, mark)}
                          >
                            {texts.delete}
                          </Button>
                        </>
                      )}
                    </MarkEntry>
                  ))}
                </MarkListing>
              </Box>
            ))}
          </chakra.details>
          <Flex gap="3" wrap="wrap" mt="3">
            <Button variant="line" size="sm" onClick={() => saveMarks(pages)}>
              {texts.export}
            </Button>
            <Button ref={allButton} variant="line" size="sm" onClick={() => setAsking(true)}>
              {texts.deleteAll}
            </Button>
          </Flex>
        </>
      )}
      {isAsking && (
        <ConfirmQuestion
          question={texts.deleteQuestion}
          confirm={texts.deleteYes}
          keep={texts.deleteNo}
          onConfirm={removeAll}
          onKeep={() => {
            setAsking(false)
            allButton.current?.focus({ preventScroll: true })
          }}
        />
      )}
      <chakra.p role="status" m="0" mt="2" textStyle="meta" color="ink2">
        {status}
      </chakra.p>
    </chakra.section>
  )
}
