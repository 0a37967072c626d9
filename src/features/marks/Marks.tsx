import { get } from 'idb-keyval'
import { type ComponentType, useEffect, useState } from 'react'
import type { Blog } from '#content/blocks.ts'
import { markStore } from '#offline/markStore.ts'
import type { Source } from './passages.ts'

type Loaded = ComponentType<Source & { root: HTMLElement }>

const loadMarks = (): Promise<{ ArticleMarks: Loaded }> => import('./marksScript.ts')

/**
 * Marks and notes in an article. The script is loaded when the reader selects something, or has marks on this article.
 * `load` is replaced in tests.
 */
export function Marks({ blog, load = loadMarks }: { blog: Blog; load?: typeof loadMarks }) {
  const path = `/blogs/${blog.slug}`
  const [Shown, setShown] = useState<Loaded>()
  useEffect(() => {
    const left = new AbortController()
    const begin = () => {
      load().then(
        ({ ArticleMarks }) => left.signal.aborted || setShown(() => ArticleMarks),
        () => {},
      )
    }
    const onSelect = () => getSelection()?.isCollapsed || begin()
    document.addEventListener('selectionchange', onSelect, { signal: left.signal })
    onSelect()
    get(path, markStore).then(
      (found) => found && begin(),
      () => {},
    )
    return () => left.abort()
  }, [path, load])
  const heading = blog.content.find((block) => block.type === 'heading')
  // Headings are directly in the text.
  const root = Shown && heading && document.getElementById(heading.id)?.parentElement
  return root && <Shown path={path} title={blog.displayName} root={root} />
}
