import { type ComponentType, useEffect, useState } from 'react'
import type { Blog } from '#content/blocks.ts'
import { edition } from '#content/edition.ts'
import { articleText } from '#ui/browser/articleText.ts'
import { loadLate } from '#ui/browser/lateScripts.ts'
import { whenIdle } from '#ui/browser/whenIdle.ts'
import type { Source } from './passages.ts'

type Loaded = ComponentType<Source & { content: Blog['content']; root: HTMLElement }>

const loadMarks = (): Promise<{ ArticleMarks: Loaded }> => import('./marksScript.ts')

/** Milliseconds after which a script that did not arrive is asked for again. */
const pause = 10_000

/**
 * Marks and notes in an article. The script is loaded when the reader selects something, or has marks on this article.
 * `load` is replaced in tests.
 */
export function Marks({ blog, load = loadMarks }: { blog: Blog; load?: typeof loadMarks }) {
  const path = `${edition.prefix}/blogs/${blog.slug}`
  const [Shown, setShown] = useState<Loaded>()
  useEffect(() => {
    const left = new AbortController()
    let next = 0
    const begin = () => {
      if (left.signal.aborted || Date.now() < next) return
      next = Infinity
      load().then(
        ({ ArticleMarks }) => {
          if (left.signal.aborted) return
          left.abort()
          setShown(() => ArticleMarks)
        },
        () => {
          next = Date.now() + pause
        },
      )
    }
    const onSelect = () => getSelection()?.isCollapsed || begin()
    document.addEventListener('selectionchange', onSelect, { signal: left.signal })
    // Asked for while a page is shown, the selection costs a layout.
    whenIdle().then(onSelect)
    void loadLate(() => import('#device/offline/marks.ts')).then(({ isMarked }) => isMarked(path) && begin())
    return () => left.abort()
  }, [path, load])
  const root = Shown && articleText()
  return root && <Shown path={path} title={blog.displayName} content={blog.content} root={root} />
}
