import { chakra } from '@chakra-ui/react'
import { type Inline, parseInline } from '#content/inline.ts'
import { langOf } from '#content/langOf.ts'
import { parsePieces } from '#content/pieces.ts'
import { OutsideLink } from '../controls/OutsideLink.tsx'
import { NoteLink } from './NoteLink.tsx'

/** A bulleted list in the pigment of its page. */
export const Bullets = chakra('ul', {
  base: {
    listStyle: 'disc',
    pl: '1.2em',
    '& li': { mb: '0.45em' },
    '& li::marker': { color: 'pigment.text' },
  },
})

/** Paragraphs and bullets with inline markup (BA-08); the parent sets type and spacing. */
export function RichText({ text }: { text: string }) {
  return parsePieces(text).map((piece) =>
    piece.type === 'paragraph' ? (
      // Named after their texts: a changed one gets an element of its own (tests/rules/bareText.ts).
      <p key={`${piece.line} ${piece.text}`}>
        <InlineText text={piece.text} />
      </p>
    ) : (
      <Bullets key={piece.line}>
        {piece.items.map((item) => (
          <li key={item}>
            <InlineText text={item} />
          </li>
        ))}
      </Bullets>
    ),
  )
}

/** One line with `**bold**`, `_emphasis_` and links: paths navigate in the app, https addresses open a new tab. */
export function InlineText({ text }: { text: string }) {
  return <Parts parts={parseInline(text)} />
}

function Parts({ parts }: { parts: readonly Inline[] }) {
  return parts.map((part) => {
    if (part.type === 'text') return part.text
    if (part.type === 'note') return <NoteLink key={part.at} {...part} />
    const content = import.meta.env.SITE_IS_TRANSLATION ? (
      <OwnLanguage parts={part.content} />
    ) : (
      <Parts parts={part.content} />
    )
    if (part.type === 'bold') return <strong key={part.at}>{content}</strong>
    if (part.type === 'emphasis') return <em key={part.at}>{content}</em>
    if (!part.href.startsWith('/')) {
      return (
        <OutsideLink key={part.at} href={part.href}>
          {content}
        </OutsideLink>
      )
    }
    return (
      <a key={part.at} href={part.href}>
        {content}
      </a>
    )
  })
}

/** Names of cases and titles of Acts that a translation leaves in English are read out in English. */
function OwnLanguage({ parts }: { parts: readonly Inline[] }) {
  const lang = langOf(parts.map((part) => (part.type === 'text' ? part.text : '')).join(''))
  return lang ? (
    <span lang={lang}>
      <Parts parts={parts} />
    </span>
  ) : (
    <Parts parts={parts} />
  )
}
