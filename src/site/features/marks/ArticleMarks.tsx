import { useNavigate } from '@tanstack/react-router'
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { Block } from '#content/blocks.ts'
import { marksTexts as texts } from '#content/texts/marks.ts'
import { uuidv7 } from '#contract/idempotencyKey.ts'
import type { Mark } from '#device/kept.ts'
import { changedNow, withNote } from '#device/offline/marks.ts'
import { copyText } from '#ui/browser/copyText.ts'
import { glideTo } from '#ui/browser/glide.ts'
import { canHighlight } from '#ui/browser/highlights.ts'
import { draftQuestion } from '#ui/contact/draftQuestion.ts'
import { toast } from '#ui/feedback/toasts/toast.ts'
import { ArticleList } from './ArticleList.tsx'
import { quoteAt } from './findQuote.ts'
import { byTouch, MarkBar } from './MarkBar.tsx'
import { NoteDialog } from './NoteDialog.tsx'
import { ownWords } from './ownWords.ts'
import { blocksOf, type Span } from './pageText.ts'
import { paint } from './paint.ts'
import { questionAbout, type Source, withSource } from './passages.ts'
import { useMarkLink } from './useMarkLink.ts'
import { useMarks } from './useMarks.ts'
import { usePassage } from './usePassage.ts'
import { type PlacedMark, usePageText, usePlacedMarks } from './usePlacedMarks.ts'

interface ArticleMarksProps extends Source {
  /** The article as the site has it, and as it is on the page, where a translator may have changed it. */
  content: readonly Block[]
  root: HTMLElement
}

/** Highlights of one article, tools for a selected passage, and the list under the text. Loaded when first needed. */
export function ArticleMarks({ path, title, content, root }: ArticleMarksProps) {
  const source = { path, title }
  const { marks, isKept, save, remove } = useMarks(source)
  const page = usePageText(root)
  const isOwn = useMemo(() => ownWords(content), [content])
  const placed = usePlacedMarks(path, marks, page, isOwn)
  const bar = useRef<HTMLElement>(null)
  const [status, announce] = useState('')
  const onLength = (isTooLong: boolean) => {
    announce((now) => (isTooLong ? texts.tooLong : now === texts.tooLong ? '' : now))
  }
  const [passage, forget] = usePassage({ root, page, marks: placed, bar, onLength })
  /** Id of the mark that the visitor was led to. */
  const [shown, setShown] = useState<Mark['id']>()
  /** The mark whose note is written; a new one is there only if something is typed. */
  const [editing, setEditing] = useState<{ mark: Mark; isNew: boolean }>()
  /** Whether the note written last is on the device. */
  const noting = useRef<boolean>(undefined)
  const [deleted, setDeleted] = useState<Mark>()
  const [copied, setCopied] = useState<Span>()
  const navigate = useNavigate()

  const span = passage?.span
  const range = useMemo(() => span && page.rangeOf(span), [page, span])
  const pressed = placed.find(({ mark }) => mark.id === passage?.markId)?.mark
  const isSelected = passage !== undefined && passage.markId === undefined
  // Before the tools are seen: one may be pressed at once, and what it tells must not be replaced by this.
  useLayoutEffect(() => {
    if (!isSelected) return
    const text = matchMedia(byTouch).matches ? texts.selectedByTouch : texts.selected
    announce(text)
    return () => announce((now) => (now === text ? '' : now))
  }, [isSelected])
  const placeOf = (id: Mark['id'] | undefined) => placed.find(({ mark }) => mark.id === id)?.found
  const lit = pressed ? span : placeOf(shown)
  useEffect(() => {
    const rangesOf = (isWanted: (one: PlacedMark) => boolean) =>
      // Two highlights over each other would hide the text.
      placed.flatMap((one) => (one.found && one.found !== lit && isWanted(one) && page.rangeOf(one.found)) || [])
    const range = lit && page.rangeOf(lit)
    paint({
      marked: rangesOf(({ mark }) => mark.note === ''),
      noted: rangesOf(({ mark }) => mark.note !== ''),
      passage: range ? [range] : [],
    })
  }, [page, placed, lit])
  useEffect(() => () => paint({ marked: [], noted: [], passage: [] }), [])

  /** Makes the passage the place from which the keyboard goes on. */
  const focusOn = (place: Span) => {
    const block = page.blockOf(place)
    if (!block) return
    if (block.tabIndex < 0) block.tabIndex = -1
    block.focus({ preventScroll: true })
  }
  const show = (id: string) => {
    const found = placeOf(id)
    const there = found && page.rangeOf(found)
    if (!there) return
    setShown(id)
    focusOn(found)
    if (!canHighlight()) {
      const selection = getSelection()
      selection?.removeAllRanges()
      selection?.addRange(there)
    }
    glideTo(Math.max(0, there.getBoundingClientRect().top + window.scrollY - window.innerHeight / 4))
  }
  useMarkLink(path, (id) => placed.some(({ mark }) => mark.id === id), show)

  const newMark = (place: Span): Mark => {
    const now = Date.now()
    const quote = quoteAt(page.text, place.start, place.end)
    const isTranslated = !quote.exact.split('\n').every(isOwn)
    return {
      id: uuidv7(),
      ...quote,
      blocks: blocksOf(page, place),
      ...(isTranslated && { isTranslated }),
      note: '',
      madeAt: now,
      changedAt: now,
    }
  }
  const end = () => {
    // A selection that is left would bring the tools back.
    if (isSelected) getSelection()?.removeAllRanges()
    if (bar.current?.contains(document.activeElement) && span) focusOn(span)
    forget()
  }
  const tell = (text: string) => {
    announce(text)
    if (!canHighlight()) toast(text, 'info')
  }
  const copy = async (exact: string, place: Span | undefined) => {
    const selection = getSelection()
    const selected = selection && selection.rangeCount > 0 ? selection.getRangeAt(0).cloneRange() : undefined
    const isDone = await copyText(withSource(source, exact, place && page.rangeOf(place), root))
    // Without a clipboard the text is copied from a field, which takes the selection away.
    if (selected?.collapsed === false && selection?.isCollapsed) {
      selection.removeAllRanges()
      selection.addRange(selected)
    }
    if (isDone) announce(texts.copied)
    else toast(texts.notCopied, 'error')
    return isDone
  }
  const erase = (mark: Mark) => {
    setDeleted(mark)
    remove(mark.id)
  }
  const restore = (mark: Mark) => {
    setDeleted(undefined)
    announce(save(changedNow(mark)) ? texts.restored : texts.notKept)
  }
  /** Tells what became of a note. */
  const noted = ({ mark, isNew }: { mark: Mark; isNew: boolean }, note: string) => {
    setEditing(undefined)
    const isKept = noting.current
    if (isKept === undefined) return
    noting.current = undefined
    if (isNew && note === '') return remove(mark.id)
    if (!isKept) return tell(texts.notKept)
    tell(note === '' ? texts.noteRemoved : texts.noted)
  }
  const ask = async (mark: Pick<Mark, 'exact' | 'note'>) => {
    draftQuestion(questionAbout(source, mark))
    await navigate({ to: '/contact', hash: 'contact' })
  }
  return (
    <>
      <p className="unseen" role="status">
        {status}
      </p>
      {range && span && !editing && (
        <MarkBar
          bar={bar}
          passage={range}
          mark={pressed}
          isCopied={copied === span}
          isDeleted={deleted !== undefined && deleted.id === passage?.markId}
          onHighlight={() => {
            const mark = newMark(span)
            const marked = mark.isTranslated ? texts.markedInTranslation : texts.marked
            tell(save(mark) ? marked : texts.notKept)
            end()
          }}
          onNote={() => {
            setEditing({ mark: pressed ?? newMark(span), isNew: !pressed })
            end()
          }}
          onCopy={() => void copy((pressed ?? newMark(span)).exact, span).then((isDone) => isDone && setCopied(span))}
          onAsk={() => void ask(pressed ?? newMark(span))}
          onDelete={() => {
            if (!pressed) return
            erase(pressed)
            tell(texts.deleted)
          }}
          onUndo={() => {
            if (deleted) restore(deleted)
            end()
          }}
          onClose={end}
        />
      )}
      {editing && (
        <NoteDialog
          exact={editing.mark.exact}
          note={editing.mark.note}
          isTranslated={editing.mark.isTranslated === true}
          onSave={(note) => {
            noting.current = save(withNote(editing.mark, note))
          }}
          onClose={(note) => noted(editing, note)}
        />
      )}
      <ArticleList
        source={source}
        marks={placed.map(({ mark }) => mark)}
        isKept={isKept}
        deleted={deleted}
        onShow={({ id }) => show(id)}
        onNote={(mark) => setEditing({ mark, isNew: false })}
        onCopy={({ id, exact }) =>
          void copy(exact, placeOf(id)).then((isDone) => isDone && toast(texts.copied, 'success'))
        }
        onAsk={(mark) => void ask(mark)}
        onDelete={erase}
        onRestore={restore}
      />
    </>
  )
}
