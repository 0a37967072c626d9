import { useEffect, useState } from 'react'
import { type ArticleFile, articleFilePath } from '#content/articleFiles.ts'

/** Names of the stored articles by slug, read from their stored files: those in English, which the device has in any language. */
export function useArticleNames(pages: readonly { path: string }[]): ReadonlyMap<string, string> {
  const [names, setNames] = useState<ReadonlyMap<string, string>>(new Map())
  useEffect(() => {
    let wanted = true
    const slugs = pages.flatMap(({ path }) => /^\/blogs\/(.+)$/.exec(path)?.[1] ?? [])
    void Promise.all(slugs.map(named)).then((found) => wanted && setNames(new Map(found.flat())))
    return () => {
      wanted = false
    }
  }, [pages])
  return names
}

async function named(slug: string): Promise<[slug: string, name: string][]> {
  try {
    const response = await fetch(articleFilePath(slug, ''))
    if (!response.ok) return []
    const { blog } = (await response.json()) as ArticleFile
    return [[slug, blog.displayName]]
  } catch {
    return []
  }
}
