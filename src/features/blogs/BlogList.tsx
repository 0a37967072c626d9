import type { BlogCard } from '#content/blocks.ts'
import { blogs } from '#content/pages/blogs.ts'
import { Breadcrumb } from '#ui/Breadcrumb.tsx'
import { H1 } from '#ui/Text.tsx'
import { Wrap } from '#ui/Wrap.tsx'

export function BlogList({ cards, page }: { cards: readonly BlogCard[]; page: number }) {
  return (
    <Wrap pt="30">
      <Breadcrumb />
      <H1>{blogs.title}</H1>
      {cards.length} {page}
    </Wrap>
  )
}
