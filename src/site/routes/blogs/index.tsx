import { createFileRoute } from '@tanstack/react-router'
import { pageMetas } from '#content/pages/pageMetas.ts'
import { BlogList } from '#site/features/blogs/BlogList.tsx'
import { LibraryMarks } from '#site/features/marks/LibraryMarks.tsx'
import { OfflineStorage } from '#site/features/offline/OfflineStorage.tsx'
import { ReadMark } from '#site/features/reading/ReadMark.tsx'
import { SharedSections } from '../-belowFold.tsx'
import { pageHead } from '../-pageHead.ts'
import { loadList } from './-articleData.ts'

export const Route = createFileRoute('/blogs/')({
  // Anything but an integer from 2 means page 1, which has no parameter (BL-10).
  validateSearch: (search: Record<string, unknown>): { page?: number | undefined } => {
    const page = /^\d+$/.test(String(search.page)) ? Number(search.page) : 1
    return Number.isSafeInteger(page) && page > 1 ? { page } : { page: undefined }
  },
  loaderDeps: ({ search: { page = 1 } }) => ({ page }),
  loader: ({ deps: { page } }) => loadList(page),
  staleTime: Number.POSITIVE_INFINITY,
  head: () => pageHead({ ...pageMetas.blogs, path: '/blogs', picture: 'blogs' }),
  component: Blogs,
})

function Blogs() {
  return (
    <>
      <BlogList
        {...Route.useLoaderData()}
        mark={({ slug, readingTime }) => <ReadMark slug={slug} readingTime={readingTime} />}
      />
      <OfflineStorage marks={<LibraryMarks />} />
      <SharedSections />
    </>
  )
}
