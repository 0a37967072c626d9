import { useEffect } from 'react'
import { translations } from '#content/languages.ts'
import {
  everybody,
  type NewsletterAudience,
  type NewsletterChange,
  type NewsletterItem,
  type NewsletterText,
} from '#contract/staff/newsletters.ts'
import { fillField, readDraft, useDraft, writeDraft } from '../data/drafts.ts'

/** A newsletter as it is typed. */
export interface Words extends NewsletterText {
  /** A text of the office's own; an article may have been chosen before. */
  isOwn: boolean
  article: string
  translations: Readonly<Record<string, NewsletterText>>
  audience: NewsletterAudience
}

const noText: NewsletterText = { title: '', summary: '' }

/** Hook: the words of a newsletter in work. What is not saved yet outlives the page, as every draft does. */
export function useWords(newsletter: NewsletterItem | undefined, onDirty?: (isDirty: boolean) => void) {
  const name = `newsletter:${newsletter?.id ?? 'new'}`
  const stored = wordsOf(newsletter)
  const [typed, setTyped] = useDraft(`${name}:words`, JSON.stringify(stored))
  const words = parsed(typed) ?? stored
  const isDirty = JSON.stringify(bodyOf(words)) !== JSON.stringify(bodyOf(stored))
  const isKept = () => readDraft(`${name}:words`) !== ''
  const version = `${name}:version`
  useEffect(() => onDirty?.(isDirty), [isDirty, onDirty])
  return {
    words,
    /** The version that the words were typed over: a colleague may have changed it since, also while the page was closed. */
    base: () => (isKept() && Number(readDraft(version))) || newsletter?.version,
    change: (next: Partial<Words>) => {
      if (newsletter && !isKept()) writeDraft(version, String(newsletter.version))
      setTyped(JSON.stringify({ ...words, ...next }))
    },
    /** The words as they are kept now, to say later what was typed since. */
    kept: () => readDraft(`${name}:words`),
    /** `sent` is on the server as `saved`. What was typed since `before` was kept stays, over that version and under its name. */
    saved: (sent: Words, saved: NewsletterItem, before: string) => {
      const now = readDraft(`${name}:words`)
      const since = now === before ? {} : changedSince(parsed(before) ?? stored, parsed(now) ?? stored)
      for (const field of ['words', 'version']) writeDraft(`${name}:${field}`, '')
      if (Object.keys(since).length === 0) return
      fillField(`newsletter:${saved.id}:words`, JSON.stringify({ ...sent, ...since }))
      writeDraft(`newsletter:${saved.id}:version`, String(saved.version))
    },
    /** Drops what was kept in this tab: it is saved, or is not wanted. */
    forget: () => {
      for (const field of ['words', 'version']) writeDraft(`${name}:${field}`, '')
    },
  }
}

/** The fields that were typed in between two states of the words. */
function changedSince(before: Words, now: Words): Partial<Words> {
  const names = Object.keys(now) as (keyof Words)[]
  const changed = names.filter((field) => JSON.stringify(now[field]) !== JSON.stringify(before[field]))
  return Object.fromEntries(changed.map((field) => [field, now[field]]))
}

/** The body of the call that saves it: without the languages that have no text. */
export function bodyOf({ isOwn, article, title, summary, translations: texts, audience }: Words): NewsletterChange {
  const trimmed = translations.flatMap(({ code }) => {
    const text = texts[code] ?? noText
    const own = { title: text.title.trim(), summary: text.summary.trim() }
    return own.title || own.summary ? [[code, own] as const] : []
  })
  return {
    article: isOwn ? '' : article,
    title: title.trim(),
    summary: summary.trim(),
    translations: Object.fromEntries(trimmed),
    audience: { language: audience.language, source: audience.source, from: audience.from, to: audience.to },
  }
}

function wordsOf(newsletter: NewsletterItem | undefined): Words {
  if (!newsletter) return { isOwn: false, article: '', ...noText, translations: {}, audience: everybody }
  const { article, title, summary, audience } = newsletter
  return { isOwn: article === '', article, title, summary, translations: newsletter.translations, audience }
}

/** Undefined if it is not what this program kept. */
function parsed(text: string): Words | undefined {
  try {
    return JSON.parse(text) as Words
  } catch {
    return undefined
  }
}
