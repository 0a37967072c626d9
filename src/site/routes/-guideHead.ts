import type { Guide } from '#content/guide.ts'
import { pageHead } from './-pageHead.ts'

/** Title, description, social meta and structured data of a guide. */
export function guideHead(guide: Guide | undefined) {
  if (!guide) return {}
  const { meta, path, picture, data } = guide
  return pageHead({ ...meta, path, picture, more: data })
}
