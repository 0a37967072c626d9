import { createFileRoute, notFound, useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import { consultation } from '#content/pages/consultation.ts'
import { site } from '#content/site.ts'
import { ArticleNotFound } from '#features/article/ArticleNotFound.tsx'
import { ArticlePage } from '#features/article/ArticlePage.tsx'
import { CommentsSection } from '#features/comments/CommentsSection.tsx'
import { InstallPlace } from '#features/install/InstallPlace.tsx'
import { ReadingPlace } from '#features/reading/ReadingPlace.tsx'
import { ConsultationBlock } from '#ui/ConsultationBlock.tsx'
import { pageHead } from '#ui/pageHead.ts'
import { Wrap } from '#ui/Wrap.tsx'
import { SharedSections } from '../-sharedSections.tsx'
import { loadArticle } from './-articleData.ts'

export const Route = createFileRoute('/blogs/$param')({
  loader: async ({ params: { param } }) => {
    const file = await loadArticle(param)
    if (!file?.blog.displayName) throw notFound()
    return file
  },
  staleTime: Number.POSITIVE_INFINITY,
  head: ({ loaderData }) => {
    if (!loaderData) return {}
    const { blog } = loaderData
    const path = `/blogs/${blog.slug}`
    const published = new Date(`${blog.date} UTC`).toISOString().slice(0, 10)
    const article = {
      '@context': 'https://schema.org',
      '@type': 'Article',
      headline: blog.displayName,
      description: blog.metaDescription,
      datePublished: published,
      url: site.origin + path,
      publisher: { '@type': 'Organization', name: site.product },
    }
    return pageHead({
      title: blog.displayName,
      description: blog.metaDescription,
      path,
      picture: `article-${blog.slug}`,
      more: [article],
      article: { published },
    })
  },
  component: Article,
  notFoundComponent: ArticleNotFound,
})

/** The same under every article: as one element it is not drawn anew on the way from one to the next. */
const ending = (
  <>
    <InstallPlace />
    <Wrap data-screen="" py={{ base: '16', sm: '28' }}>
      <ConsultationBlock content={consultation} />
    </Wrap>
    <SharedSections />
  </>
)

function Article() {
  const { blog, related } = Route.useLoaderData()
  const { param } = Route.useParams()
  const navigate = useNavigate()
  useEffect(() => {
    if (param === blog.slug) return
    // An address by id becomes the slug's, without a reload and keeping the hash (specification, section 2).
    void navigate({
      to: '/blogs/$param',
      params: { param: blog.slug },
      hash: true,
      search: true,
      state: true,
      replace: true,
      resetScroll: false,
    })
  }, [param, blog.slug, navigate])
  return (
    <ArticlePage
      blog={blog}
      related={related}
      closing={<ReadingPlace key={blog.slug} blog={blog} />}
      comments={<CommentsSection blogId={blog.id} />}
    >
      {ending}
    </ArticlePage>
  )
}
