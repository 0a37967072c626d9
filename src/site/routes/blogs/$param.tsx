import { createFileRoute, notFound, useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import { edition } from '#content/edition.ts'
import { isoDay, lastChangeOf } from '#content/isoDay.ts'
import { consultation } from '#content/pages/consultation.ts'
import { site } from '#content/site.ts'
import { ArticleNotFound } from '#site/features/article/ArticleNotFound.tsx'
import { ArticlePage } from '#site/features/article/ArticlePage.tsx'
import { CommentsSection } from '#site/features/comments/CommentsSection.tsx'
import { InstallPlace } from '#site/features/install/InstallPlace.tsx'
import { Listen } from '#site/features/listen/Listen.tsx'
import { Marks } from '#site/features/marks/Marks.tsx'
import { ReadingPlace } from '#site/features/reading/ReadingPlace.tsx'
import { ReadMark } from '#site/features/reading/ReadMark.tsx'
import { ReadingSettings } from '#site/features/reading-settings/ReadingSettings.tsx'
import { PrintAddress } from '#site/features/sharing/PrintAddress.tsx'
import { ShareArticle } from '#site/features/sharing/ShareArticle.tsx'
import { TermsInPlace } from '#site/features/terms/TermsInPlace.tsx'
import { TranslationNotice } from '#site/features/translation/TranslationNotice.tsx'
import { ConsultationBlock } from '#ui/contact/ConsultationBlock.tsx'
import { BelowFold } from '#ui/layout/BelowFold.tsx'
import { Container } from '#ui/layout/Container.tsx'
import { SharedSections } from '../-belowFold.tsx'
import { pageHead } from '../-pageHead.ts'
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
    const published = isoDay(blog.date)
    const modified = lastChangeOf(blog)
    const article = {
      '@context': 'https://schema.org',
      '@type': 'Article',
      headline: blog.displayName,
      description: blog.metaDescription,
      datePublished: published,
      dateModified: modified,
      url: site.origin + edition.prefix + path,
      ...reviewedPage(modified),
      publisher: { '@type': 'Organization', name: site.product },
    }
    return pageHead({
      title: blog.displayName,
      description: blog.metaDescription,
      path,
      picture: `article-${blog.slug}`,
      more: [article, ...(blog.faqPage ? [blog.faqPage] : [])],
      article: { published, modified },
    })
  },
  component: Article,
  notFoundComponent: ArticleNotFound,
})

/** The page with the lawyer who reviewed its law, for search engines; nothing while there is none. */
function reviewedPage(day: string) {
  const { name, qualification } = site.lawReviewer
  if (!name) return {}
  const reviewedBy = { '@type': 'Person', name, ...(qualification && { jobTitle: qualification }) }
  return { mainEntityOfPage: { '@type': 'WebPage', lastReviewed: day, reviewedBy } }
}

/** Shared by all articles as one element, so React does not re-render it on navigation between articles. */
const ending = (
  <>
    <InstallPlace />
    <BelowFold>
      <Container data-screen="" py={{ base: '16', sm: '28' }}>
        <ConsultationBlock content={consultation} />
      </Container>
    </BelowFold>
    <SharedSections />
  </>
)

function Article() {
  const { blog, related } = Route.useLoaderData()
  const { param } = Route.useParams()
  const navigate = useNavigate()
  const path = `${edition.prefix}/blogs/${blog.slug}`
  useEffect(() => {
    if (param === blog.slug) return
    // Rewrites an id address to the slug, keeping the hash, without a reload (BA-02).
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
      mark={({ slug, readingTime }) => <ReadMark slug={slug} readingTime={readingTime} />}
      notice={
        import.meta.env.SITE_IS_TRANSLATION && (
          <TranslationNotice translation={blog.translation ?? 'draft'} path={`/blogs/${blog.slug}`} />
        )
      }
      settings={
        <>
          <ReadingSettings />
          <ShareArticle title={blog.displayName} path={path} />
          {/* Last: where the device has no voice its place is empty. */}
          <Listen blog={blog} />
        </>
      }
      closing={
        <>
          <ReadingPlace key={blog.slug} blog={blog} />
          <ShareArticle title={blog.displayName} path={path} />
          <PrintAddress key={`${blog.slug} address`} path={path} />
          <TermsInPlace key={`${blog.slug} terms`} />
          <Marks key={`${blog.slug} marks`} blog={blog} />
        </>
      }
      comments={<CommentsSection blogId={blog.id} />}
    >
      {ending}
    </ArticlePage>
  )
}
