import { plainText } from './frontMatter.ts'

/** An article that was taken away: its file stays, and names the page to which its addresses lead. */
export interface ArticleAway {
  slug: string
  id: string
  to: string
}

/** A field of the front matter, without reading the rest; empty if there is none. */
export function frontField(text: string, name: 'id' | 'movedTo'): string {
  const front = /^---\n([\s\S]*?)\n---(?:\n|$)/.exec(plainText(text))?.[1] ?? ''
  return new RegExp(`^${name}:[ \\t]*(.*?)\\s*$`, 'm').exec(front)?.[1] ?? ''
}

/** The file of an article that is taken away: the same, with the page to which its addresses lead. */
export function takenAway(text: string, to: string): string {
  return broughtBack(text).replace(/^---\n([\s\S]*?)\n---\n/, (_all, front) => `---\n${front}\nmovedTo: ${to}\n---\n`)
}

/** The file of an article that is brought back. */
export function broughtBack(text: string): string {
  return text.replace(/^---\n([\s\S]*?)\n---\n/, (_all, front: string) => {
    const fields = front.split('\n').filter((line) => !line.startsWith('movedTo:'))
    return `---\n${fields.join('\n')}\n---\n`
  })
}
