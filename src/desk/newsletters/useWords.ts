import { useEffect } from 'react'
import type { NewsletterItem } from '#contract/staff/newsletters.ts'
import { readDraft, useDraft, writeDraft } from '../data/drafts.ts'

const fields = ['article', 'title', 'summary'] as const
type Words = Pick<NewsletterItem, 'article' | 'title' | 'summary'>

/** Hook: the words of a newsletter in work. What is not saved yet outlives the page, as every draft does. */
export function useWords(newsletter: NewsletterItem | undefined, onDirty?: (isDirty: boolean) => void) {
  const name = `newsletter:${newsletter?.id ?? 'new'}`
  const [article, setArticle] = useDraft(`${name}:article`, newsletter?.article)
  const [title, setTitle] = useDraft(`${name}:title`, newsletter?.title)
  const [summary, setSummary] = useDraft(`${name}:summary`, newsletter?.summary)
  const words: Words = { article, title, summary }
  const isDirty =
    article !== newsletter?.article || title.trim() !== newsletter.title || summary.trim() !== newsletter.summary
  const isKept = () => fields.some((field) => readDraft(`${name}:${field}`) !== '')
  const version = `${name}:version`
  useEffect(() => onDirty?.(isDirty), [isDirty, onDirty])
  return {
    words,
    /** The version that the words were typed over: a colleague may have changed it since, also while the page was closed. */
    base: () => (isKept() && Number(readDraft(version))) || newsletter?.version,
    change: (next: Partial<Words>) => {
      if (newsletter && !isKept()) writeDraft(version, String(newsletter.version))
      if (next.article !== undefined) setArticle(next.article)
      if (next.title !== undefined) setTitle(next.title)
      if (next.summary !== undefined) setSummary(next.summary)
    },
    /** Drops what was kept in this tab: it is saved, or is not wanted. */
    forget: () => {
      for (const field of [...fields, 'version']) writeDraft(`${name}:${field}`, '')
    },
  }
}
