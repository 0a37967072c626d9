import type { Blog } from '#content/blocks.ts'
import { Breadcrumb } from '#ui/Breadcrumb.tsx'
import { H1 } from '#ui/Text.tsx'
import { Wrap } from '#ui/Wrap.tsx'

export function ArticlePage({ blog }: { blog: Blog }) {
  return (
    <Wrap pt="30">
      <Breadcrumb last={blog.displayName} />
      <H1>{blog.displayName}</H1>
    </Wrap>
  )
}
