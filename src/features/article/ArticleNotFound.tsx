import { blogArticle } from '#content/pages/blogs.ts'
import { NothingHere } from '#ui/NothingHere.tsx'

/** In place of an article that there is not, the way to all of them. */
export function ArticleNotFound() {
  return <NothingHere {...blogArticle.notFound} />
}
