import { blogNotFound } from '#content/pages/blogNotFound.ts'
import { NotFoundMessage } from '#ui/feedback/NotFoundMessage.tsx'

/** 'Blog not found', with a link to all articles (BA-01). */
export function ArticleNotFound() {
  return <NotFoundMessage {...blogNotFound} />
}
