import { chakra } from '@chakra-ui/react'
import type { EnglishArticle } from '#content/articleFiles.ts'
import { blogsTexts as texts } from '#content/texts/blogs.ts'

/** Below a list in another language: the articles that are in English only, by their names. */
export function EnglishArticles({ articles }: { articles: readonly EnglishArticle[] }) {
  return (
    <>
      <chakra.h2 textStyle="h2" mt="16" mb="5">
        {texts.english}
      </chakra.h2>
      <ul>
        {articles.map(({ slug, displayName }) => (
          <chakra.li
            key={slug}
            lang="en"
            mb="3"
            css={{ '& a': { color: 'link', textDecoration: 'underline', textUnderlineOffset: '0.18em' } }}
          >
            <a href={`/blogs/${slug}`}>{displayName}</a>
          </chakra.li>
        ))}
      </ul>
    </>
  )
}
