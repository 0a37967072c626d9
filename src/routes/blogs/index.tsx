import { createFileRoute } from '@tanstack/react-router'
import { articleCards } from '#content/articles.ts'
import { blogs } from '#content/pages/blogs.ts'
import { BlogList } from '#features/blogs/BlogList.tsx'
import { pageHead } from '#ui/pageHead.ts'
import { SharedSections } from '../-sharedSections.tsx'

export const Route = createFileRoute('/blogs/')({
  // Anything that is no whole number from 2 on means the first page, which has no parameter.
  validateSearch: (search: Record<string, unknown>): { page?: number } => {
    const page = Number(search.page)
    return Number.isInteger(page) && page > 1 ? { page } : {}
  },
  head: () => pageHead({ ...blogs.meta, path: '/blogs', picture: 'blogs' }),
  component: Blogs,
})

function Blogs() {
  const { page = 1 } = Route.useSearch()
  return (
    <>
      <BlogList cards={articleCards} page={page} />
      <SharedSections />
    </>
  )
}
