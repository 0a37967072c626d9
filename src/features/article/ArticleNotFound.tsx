import { blogArticle } from '#content/pages/blogs.ts'
import { NothingHere } from '#ui/NothingHere.tsx'

export function ArticleNotFound() {
  return <NothingHere {...blogArticle.notFound} />
}
