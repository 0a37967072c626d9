import { articleFilePath, articleListPath } from '#content/articleFiles.ts'
import { inPageMark } from '#content/pageMarks.ts'
import type * as Entry from './entry.tsx'

/**
 * The `<script>` with the data that this page was rendered from, for the end of its body: an article, or the first page of
 * the list. Empty for other pages. `url` is without the prefix of a translation.
 */
export async function pageData(
  entry: Pick<typeof Entry, 'articleFile' | 'articleList'>,
  url: string,
  kind: string,
  prefix = '',
): Promise<string> {
  if (kind === '/blogs/') return dataScript(prefix + articleListPath(1), entry.articleList(1))
  if (kind !== '/blogs/$param') return ''
  const param = url.slice('/blogs/'.length)
  const file = await entry.articleFile(param)
  // The page of an id is asked for by the slug as soon as it answers.
  const names = new Set([param, file?.blog.slug ?? param])
  return dataScript([...names].map((name) => prefix + articleFilePath(name)).join(' '), file)
}

/** A block of data, which no Content-Security-Policy has to allow. */
function dataScript(paths: string, data: unknown): string {
  // The letter that could end the element is written as JSON may write it.
  const text = JSON.stringify(data).replaceAll('<', '\\u003c')
  return `<script type="application/json" ${inPageMark}="${paths}">${text}</script>`
}
