import { Box, chakra, Flex } from '@chakra-ui/react'
import { useCallback, useEffect, useId, useRef, useState } from 'react'
import { notAhead } from '#browser/followLinks.ts'
import { langAt } from '#content/languages.ts'
import { marksTexts as texts } from '#content/texts/marks.ts'
import { onOfflineChange } from '#offline/changes.ts'
import { clearMarks } from '#offline/clearMarks.ts'
import { allMarks, changedNow, deleteMark, type Mark, type MarkedPage, saveMark, withMark } from '#offline/marks.ts'
import { forgetUnsaved, unsavedMarks, withoutKnown } from '#offline/unsavedMarks.ts'
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
  const read = useCallback(() => {
    allMarks().then(setPages, () => {})
  }, [])
  useEffect(() => {
    read()
    // Another tab may have marked something meanwhile, or deleted it.
    document.addEventListener('visibilitychange', read)
    // Windows side by side are visible all the time.
    addEventListener('focus', read)
    const unsubscribe = onOfflineChange(read)
    return () => {
      document.removeEventListener('visibilitychange', read)
      removeEventListener('focus', read)
      unsubscribe()
    }
  }, [read])
  const remove = async (page: MarkedPage, mark: Mark) => {
    try {
      const unsaved = unsavedMarks(page.path).find(({ id }) => id === mark.id)
      const [newest = mark] = unsaved ? withMark([mark], withoutKnown(unsaved)) : []
      await deleteMark(page.path, mark.id)
      forgetUnsaved(page.path, mark.id)
      setPages(await allMarks())
      setDeleted({ page, mark: newest })
      announce('')
    } catch {
      announce(texts.notDeleted)
    }
  }
  const restore = async ({ page, mark }: { page: MarkedPage; mark: Mark }) => {
    // The pressed button goes.
    heading.current?.focus({ preventScroll: true })
    try {
      await saveMark(page, changedNow(mark))
      setDeleted(undefined)
      announce(texts.restored)
      read()
    } catch {
      announce(texts.notRestored)
    }
  }
  const removeAll = async () => {
    setAsking(false)
    heading.current?.focus({ preventScroll: true })
    try {
      await clearMarks()
      setDeleted(undefined)
      announce(texts.allDeleted)
    } catch {
      announce(texts.notDeleted)
    }
  }
  const count = pages.reduce((sum, { marks }) => sum + marks.length, 0)
  return (
    <chakra.section aria-labelledby={titleId} mt="4" pt="5" pb="4" borderTop="1px solid" borderColor="line">
      <H3 ref={heading} id={titleId} tabIndex={-1} outline="none">
        {texts.title}
      </H3>
      {deleted && <Undo key={deleted.mark.id} onUndo={() => void restore(deleted)} />}
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
                            onClick={() => void remove(page, mark)}
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
          onConfirm={() => void removeAll()}
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
