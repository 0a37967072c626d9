import { threadTexts as texts } from '#content/texts/thread.ts'
import { stripInvisible } from './stripInvisible.ts'

/** The name to show for an author; an empty or invisible one is 'Anonymous' (CM-04). */
export function authorOf(author: string): string {
  return stripInvisible(author).replace(/\s+/g, ' ').trim() || texts.anonymous
}

/** The first letter of a name in an arch: decoration, because the name is beside it. */
export function Avatar({ name }: { name: string }) {
  const [first = '?'] = Array.from(stripInvisible(name).replace(/^[^\p{L}\p{N}]+/u, ''))
  return (
    <span className="avatar" aria-hidden="true">
      {first.toUpperCase()}
    </span>
  )
}
