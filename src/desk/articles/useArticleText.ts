import { useState } from 'react'
import type { ArticleDraft, ArticleFileAnswer } from '#contract/staff/articles.ts'
import { readDraft, useDraft, writeDraft } from '../data/drafts.ts'

/**
 * Hook: the file in work. Typed words outlive the page, with the version and the file that they were typed over: a colleague
 * may have saved another draft since, also while the page was closed.
 */
export function useArticleText({ slug, text: published, base, draft }: ArticleFileAnswer) {
  const name = `article:${slug}`
  const stored = draft?.text ?? published
  const [text, setText] = useDraft(`${name}:text`, stored)
  const begun = `${name}:begun`
  const now = { version: draft?.version ?? 0, base: draft?.base ?? base }
  const [opened, setOpened] = useState(now)
  // The words in the field stay while a colleague saves others: under the version of those, the next letter would replace them.
  const shown = text === stored ? now : opened
  const isKept = () => readDraft(`${name}:text`) !== ''
  return {
    text: text || stored,
    isDirty: isKept() && text !== stored,
    /** The version and the file that the words were typed over. */
    over: (): { version: number; base: string } => {
      const kept = isKept() ? readDraft(begun) : ''
      return kept ? (JSON.parse(kept) as { version: number; base: string }) : shown
    },
    change: (next: string) => {
      if (!isKept()) writeDraft(begun, JSON.stringify(shown))
      setText(next)
    },
    /** The words are on the server; others may have been typed since. */
    saved: ({ version, base: of, text: sent }: ArticleDraft) => {
      setOpened({ version, base: of })
      if (readDraft(`${name}:text`) === sent) forget(name)
      else writeDraft(begun, JSON.stringify({ version, base: of }))
    },
    /** Shows the words of the server again; those that were typed here go. */
    drop: (next: Pick<ArticleDraft, 'text' | 'version' | 'base'>) => {
      setOpened({ version: next.version, base: next.base })
      setText(next.text)
      forget(name)
    },
  }
}

function forget(name: string): void {
  for (const field of ['text', 'begun']) writeDraft(`${name}:${field}`, '')
}
