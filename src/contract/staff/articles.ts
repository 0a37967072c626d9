import * as v from 'valibot'
import { standIn } from '../standIn.ts'
import { storableNumber, storableText } from './text.ts'

/** The longest file of an article that is taken, in characters: five times the longest there is. */
export const longestArticle = 200_000

const fileText = v.pipe(
  storableText,
  v.maxLength(longestArticle, `is longer than ${longestArticle} characters`),
  v.transform((text) => text.replaceAll(/\r\n?/g, '\n')),
  v.check((text) => !/[^\P{Cc}\n\t]/u.test(text), 'must not contain control characters'),
)

const servicePrefix = 'service:'

/** The id of a service's file. An article's is its slug, which has no colon. */
export function serviceId(path: string): string {
  return servicePrefix + path
}

/** The last part of the service's address, `NCLT-Matters` of `service:NCLT-Matters`; `undefined` if the id is an article's. */
export function servicePathOf(id: string): string | undefined {
  return id.startsWith(servicePrefix) ? id.slice(servicePrefix.length) : undefined
}

/** The name under which a text of the file is known: its SHA-256 in hexadecimal digits. */
const textHash = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/, 'must be the hash of a text'))

/** The longest address of an article, in characters. */
export const longestSlug = 80

const oneLine = v.pipe(
  storableText,
  v.transform((text) => text.replaceAll(/\s+/g, ' ').trim()),
)

/** Begins an article: 409 if a file or a draft has this address, 422 if the site has no such service. Answers its draft, whose fields are filled in as far as they can be. */
export const articleStart = v.object({
  title: v.pipe(oneLine, v.minLength(3, 'is too short'), v.maxLength(120, 'is longer than 120 characters')),
  slug: v.pipe(
    v.string(),
    v.maxLength(longestSlug, `is longer than ${longestSlug} characters`),
    v.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'must be lowercase words of a to z and digits, joined by hyphens'),
  ),
  service: v.pipe(storableText, v.maxLength(80, 'is longer than 80 characters')),
})

/** `version` is 0 for the first draft; `base` the hash of the file that it was typed over. 409 with `theirs` if a colleague was faster. */
export const articleDraftChange = v.object({ text: fileText, base: textHash, version: storableNumber })

/** Publishes the draft of that version: 409 if a colleague changed it since, or the file. */
export const articlePublishing = v.object({ version: storableNumber })

/** Discards the draft of that version, 0 for none: 409 with `theirs` if a colleague saved another one since. */
export const articleDropping = v.object({ version: storableNumber })

/** An earlier version of the file, as its history names it. */
export const articleVersion = v.object({
  version: v.pipe(v.string(), v.regex(/^(?:[0-9a-f]{40,64}|[0-9a-f-]{36})$/, 'must be a version of the history')),
})

/**
 * Takes the article away; `to` is the page that stands in for it. 409 if the file is another than that of the hash, a draft of it has
 * begun, or it is away already; 422 if there is no such page.
 */
export const articleAway = v.object({
  base: textHash,
  to: v.pipe(v.string(), v.regex(standIn, 'must be the address of a service or an article')),
})

/** The places that name an article, before it is taken away. */
export interface ArticleLinks {
  /** Files of the content with a link to it, or its name in a list: `services/Documents.md`. */
  files: string[]
  /** Newsletters that announce it. */
  newsletters: { id: string; title: string }[]
  comments: number
}

/** A publication waits for the one before, is checked, is built, and is live; or it failed and the site is as it was. */
export type PublicationState = 'waiting' | 'checking' | 'building' | 'live' | 'failed'

export interface Publication {
  id: string
  /** The article's slug, or the service's id. */
  slug: string
  author: string
  state: PublicationState
  /** Of a failed one, why; of a live one, what went wrong beside it. Empty otherwise. */
  message: string
  queuedAt: string
  endedAt: string | null
}

export interface ArticleItem {
  slug: string
  /** Begun here, and not published yet. */
  isNew: boolean
  /** The page that stands in for it, if it was taken away; empty otherwise. */
  movedTo: string
  title: string
  date: string
  reviewed: string
  /** The colleague who has begun to change it. */
  draftBy: string | null
}

export interface ServiceItem {
  /** Its id, such as `service:Documents`. */
  slug: string
  title: string
  reviewed: string
  draftBy: string | null
}

/** `problem` says in one sentence why nothing can be edited, and what to do. */
export type ArticleList =
  | { problem: string; items: []; services: []; publications: [] }
  | { problem: null; items: ArticleItem[]; services: ServiceItem[]; publications: Publication[] }

export interface ArticleDraft {
  text: string
  base: string
  version: number
  author: string
  savedAt: string
}

/** A version of the file, newest first: a commit where the folder is a repository, otherwise what was published here. */
export interface ArticleRevision {
  version: string
  author: string
  subject: string
  at: string
}

/** An article, or a service, whose id is the `slug`. */
export interface ArticleFileAnswer {
  slug: string
  /** As it is in the folder; empty for a new one. */
  text: string
  base: string
  draft: ArticleDraft | null
  /** The checks of the draft run. Ask again: no answer waits for them. */
  isChecking: boolean
  /** Their findings on the draft; `null` before they did, and after every change. */
  findings: ArticleFindings | null
  history: ArticleRevision[]
  /** The last publication of it, if there was one. */
  publication: Publication | null
}

/** A remark or a fault of the checks. `line` counts from 1 in the file, and is 0 where none can be named. */
export interface ArticleFinding {
  line: number
  text: string
}

export interface ArticleFindings {
  /** They stop a publication. */
  faults: ArticleFinding[]
  /** Judge them yourself. */
  remarks: ArticleFinding[]
  /** The draft's version that was looked at; its preview is at `articlePreview`, if there is one. */
  version: number
  hasPreview: boolean
}
