import { useCallback } from 'react'
import { languages } from '#content/languages.ts'
import { newsletterTexts as texts } from '#content/texts/staff/newsletters.ts'
import type { NewsletterAudience, NewsletterReach } from '#contract/staff/newsletters.ts'
import { call } from '../data/call.ts'
import { useResource } from '../data/useResource.ts'

/** Hook: how many subscribers an audience is now. */
export function useReach({ language, source, from, to }: NewsletterAudience) {
  const load = useCallback(
    (signal: AbortSignal) => call<NewsletterReach>('newsletterReach', { body: { language, source, from, to }, signal }),
    [language, source, from, to],
  )
  return useResource(load)
}

/** "12 subscribers: 10 read English, 2 read हिन्दी". */
export function reachText({ readers, languages: counts }: NewsletterReach): string {
  const parts = languages.flatMap(({ code, name }) => {
    const count = counts[code] ?? 0
    return count > 0 ? [texts.readIn(count, name)] : []
  })
  return [texts.readers(readers), ...(parts.length > 1 ? [parts.join(', ')] : [])].join(': ')
}

/** How many of them read a language in which the newsletter has no text. */
export function withoutText(reach: NewsletterReach, translated: Readonly<Record<string, unknown>>): string[] {
  return languages.slice(1).flatMap(({ code, name }) => {
    const count = reach.languages[code] ?? 0
    return count > 0 && !translated[code] ? [texts.getEnglish(count, name)] : []
  })
}
