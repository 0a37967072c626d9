// The changes of the law that the articles list under 'What has changed', each once: the page of the year and its feed
// are made from these, so that no change has to be written a second time.
import { changesHeading } from './articleParts.ts'
import { isoDay } from './isoDay.ts'
import { officialTexts } from './law.ts'

/** Address of the Atom feed of the year’s changes. */
export const changesFeedPath = '/what-changed.xml'

/** The part of a change that no article gives: its name, whom it concerns, and how it was before. */
export interface ChangeNote {
  /** The same for ever: readers of the feed know the change by it. */
  id: string
  /** Day of the change and words of its bullet, by which the note is matched to it. */
  day: string
  words: string
  title: string
  who: string
  before: string
}

/** A change of the law, with the pages that list it. */
export interface LawChange {
  id: string
  /** As the articles write it: "1 April 2026", or the year alone. */
  day: string
  /** The fullest wording of all articles, with marks of its official texts: `[^incomeTax]`. */
  text: string
  note: ChangeNote | undefined
  pages: readonly { path: string; name: string }[]
}

interface Bullet {
  day: string
  text: string
  page: { path: string; name: string }
}

/** The texts of the articles by file. */
type Files = Readonly<Record<string, string>>

/**
 * The changes that the articles list, the newest first. Bullets of one day are one change where a note matches both,
 * or where they cite one judgment or begin alike; the longest wording is kept.
 */
export function changesIn(files: Files, notes: readonly ChangeNote[]): LawChange[] {
  const found = new Map<string, LawChange>()
  for (const { day, text, page } of bulletsOf(files)) {
    const note = notes.find((one) => one.day === day && text.includes(one.words))
    const id = note?.id ?? `${isoDay(day)}-${nameOf(text)}`
    const other = found.get(id)
    found.set(id, {
      id,
      day,
      note,
      text: other && other.text.length >= text.length ? other.text : text,
      pages: [...(other?.pages ?? []), page],
    })
  }
  return [...found.values()].sort((a, b) => isoDay(b.day).localeCompare(isoDay(a.day)) || a.id.localeCompare(b.id))
}

function bulletsOf(files: Files): Bullet[] {
  return Object.entries(files).flatMap(([file, text]) => {
    const name = /^displayName: (.+)$/m.exec(text)?.[1] ?? file
    const path = `/blogs/${file.replace(/^.*\/(.+)\.md$/, '$1')}`
    const list = text.split(`\n## ${changesHeading}\n`)[1] ?? ''
    return [...list.matchAll(/^- \*\*([^*:]+):\*\* (.+)$/gm)].map(([, day = '', bullet = '']) => ({
      day,
      text: withMarks(bullet),
      page: { path, name },
    }))
  })
}

const markOf = Object.fromEntries(Object.entries(officialTexts).map(([name, { url }]) => [url, ` [^${name}]`]))

/** Links to official texts as the marks by which a guide numbers its sources, at the end. */
function withMarks(bullet: string): string {
  const marks = new Set<string>()
  const plain = bullet.replace(/( \()?\[([^\]]+)\]\((https:[^)]+)\)(\))?/g, (all, open, words, url, close) => {
    const mark = markOf[url]
    if (!mark) return all
    marks.add(mark)
    return open && close ? '' : `${open ?? ''}${words}${close ?? ''}`
  })
  const sentence = plain.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase())
  return sentence + [...marks].join('')
}

/** A judgment by its citation, another change by its first words, as the part of an address. */
function nameOf(text: string): string {
  const named = /\b\d{4} INSC \d+/.exec(text)?.[0] ?? text
  const words = named.toLowerCase().match(/[a-z0-9]+/g) ?? []
  return words.slice(0, 6).join('-')
}
