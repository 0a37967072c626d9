import { citeId, sourceId } from '#content/sourceId.ts'
import { noteTexts as texts } from '#content/texts/notes.ts'
import { useSectionClick } from '../controls/useSectionClick.ts'

interface NoteLinkProps {
  number: string
  kind: 'first' | 'again' | 'back'
}

/** A raised number that leads to its note, or the link that leads from the note back to the first such number. */
export function NoteLink({ number, kind }: NoteLinkProps) {
  const onClick = useSectionClick()
  const [mark, note] = [citeId(number), sourceId(number)]
  if (kind === 'back') {
    return (
      <a id={note} href={`#${mark}`} role="doc-backlink" aria-label={texts.back(number)} onClick={onClick}>
        {texts.backShort}
      </a>
    )
  }
  return (
    <sup>
      <a
        {...(kind === 'first' && { id: mark })}
        href={`#${note}`}
        role="doc-noteref"
        aria-label={texts.source(number)}
        onClick={onClick}
      >
        {number}
      </a>
    </sup>
  )
}
