import { useLocation, useNavigate } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { glide } from '#browser/glide.ts'
import { marksTexts as texts } from '#content/texts/marks.ts'
import { uuidv7 } from '#contract/idempotencyKey.ts'
import type { Mark } from '#offline/marks.ts'
import { draftQuestion } from '#outbox/draftQuestion.ts'
import { toast } from '#ui/feedback/toasts/toast.ts'
import { ArticleList } from './ArticleList.tsx'
import { quoteAt } from './findQuote.ts'
import { MarkBar } from './MarkBar.tsx'
import { markHash } from './markHash.ts'
import { NoteDialog } from './NoteDialog.tsx'
import type { Span } from './pageText.ts'
import { canPaint, paint } from './paint.ts'
import { questionAbout, type Source, withSource } from './passages.ts'
import { useMarks } from './useMarks.ts'
import { usePassage } from './usePassage.ts'
import { type PlacedMark, usePageText, usePlacedMarks } from './usePlacedMarks.ts'

/** Highlights of one article, tools for a selected passage, and the list under the text. Loaded when first needed. */
export function ArticleMarks({ path, title, root }: Source & { root: HTMLElement }) {
  const source = { path, title }
  const { marks, isKept, save, remove } = useMarks(source)
  const page = usePageText(root)
  const placed = usePlacedMarks(path, marks, page)
  const bar = useRef<HTMLElement>(null)
  const [passage, forget] = usePassage({ root, page, marks: placed, bar })
  /** The mark that the visitor was led to. */
  const [shown, setShown] = useState<Span>()
  const [editing, setEditing] = useState<Mark>()
  const [copied, setCopied] = useState<Span>()
  const [status, announce] = useState('')
  const navigate = useNavigate()

  const span = passage?.span
  const range = useMemo(() => span && page.rangeOf(span), [page, span])
  const pressed = placed.find(({ mark }) => mark.id === passage?.markId)?.mark
  const isSelected = span !== undefined && pressed === undefined
  useEffect(() => {
    if (!isSelected) return
    announce(texts.selected)
    return () => announce((now) => (now === texts.selected ? '' : now))
  }, [isSelected])
  const lit = pressed ? span : shown
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
  const show = ({ id }: Pick<Mark, 'id'>) => {
    const found = placed.find(({ mark }) => mark.id === id)?.found
    const there = found && page.rangeOf(found)
    if (!there) return
    setShown(found)
    focusOn(found)
    if (!canPaint()) {
      const selection = getSelection()
      selection?.removeAllRanges()
      selection?.addRange(there)
    }
    const { innerHeight, scrollY } = window
    const top = Math.max(0, there.getBoundingClientRect().top + scrollY - innerHeight / 4)
    glide(Math.min(top + innerHeight, Math.max(top - innerHeight, scrollY)), top)
  }
  const wanted = markHash.idIn(useLocation({ select: ({ hash }) => hash }))
  const isThere = placed.some(({ mark }) => mark.id === wanted)
  const follow = useEffectEvent(() => wanted !== undefined && isThere && show({ id: wanted }))
  useEffect(() => {
    if (isThere) follow()
  }, [isThere])

  const newMark = (place: Span): Mark => ({
    id: uuidv7(),
    ...quoteAt(page.text, place.start, place.end),
    note: '',
    madeAt: Date.now(),
  })
  const end = () => {
    // A selection that is left would bring the tools back.
    if (isSelected) getSelection()?.removeAllRanges()
    if (bar.current?.contains(document.activeElement) && span) focusOn(span)
    forget()
  }
  const tell = (text: string) => {
    announce(text)
    if (!canPaint()) toast(text, 'info')
  }
  const copy = async (exact: string) => {
    try {
      await navigator.clipboard.writeText(withSource(source, exact))
      setCopied(span)
      announce(texts.copied)
      return true
    } catch {
      toast(texts.notCopied, 'error')
      return false
    }
  }
  const ask = async (mark: Pick<Mark, 'exact' | 'note'>) => {
    await draftQuestion(questionAbout(source, mark))
    await navigate({ to: '/contact', hash: 'contact' })
  }
  const current = () => pressed ?? (span && newMark(span))
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
          onHighlight={() => {
            save(newMark(span))
            end()
            tell(texts.marked)
          }}
          onNote={() => {
            setEditing(current())
            end()
          }}
          onCopy={() => void copy(current()?.exact ?? '')}
          onAsk={() => void ask(current() ?? { exact: '', note: '' })}
          onDelete={() => {
            if (pressed) remove(pressed.id)
            end()
            tell(texts.deleted)
          }}
          onClose={forget}
          onLeave={() => focusOn(span)}
        />
      )}
      {editing && (
        <NoteDialog
          exact={editing.exact}
          note={editing.note}
          onSave={(note) => {
            save({ ...editing, note })
            tell(texts.noted)
          }}
          onClose={() => setEditing(undefined)}
        />
      )}
      <ArticleList
        source={source}
        marks={placed.map(({ mark }) => mark)}
        isKept={isKept}
        onShow={show}
        onNote={setEditing}
        onCopy={({ exact }) => void copy(exact).then((isDone) => isDone && toast(texts.copied, 'success'))}
        onAsk={(mark) => void ask(mark)}
        onDelete={({ id }) => remove(id)}
        onRestore={(mark) => {
          save(mark)
          announce(texts.restored)
        }}
      />
    </>
  )
}
