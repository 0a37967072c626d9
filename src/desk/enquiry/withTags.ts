import { distinctTags, tagKey } from '#contract/staff/stages.ts'

/** The tags that were put on and taken off. */
export interface TagEdit {
  added: readonly string[]
  removed: readonly string[]
}

/** An enquiry's tags after these were put on and taken off, whatever their letter case. */
export function withTags(tags: readonly string[], { added, removed }: TagEdit): string[] {
  const gone = new Set(removed.map(tagKey))
  return distinctTags([...tags.filter((tag) => !gone.has(tagKey(tag))), ...added])
}
