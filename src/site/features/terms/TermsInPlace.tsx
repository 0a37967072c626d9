import { type ComponentProps, useCallback, useEffect, useState } from 'react'
import { glossaryPath } from '#content/glossaryPath.ts'
import { withTimeout } from '#contract/withTimeout.ts'
import { opensElsewhere } from '#ui/browser/opensElsewhere.ts'
import type TermCard from './TermCard.tsx'

/** The links to terms in the text of the page. */
const termLinks = `article a[href^="${glossaryPath}#"]`

/** Milliseconds until the link leads to the glossary instead. */
const loadTimeout = 4000
/** Milliseconds after which the link shows that something is on its way. A card that comes sooner needs no such sign. */
const busyAfter = 300
const busy = 'aria-busy'

interface Loaded extends Pick<ComponentProps<typeof TermCard>, 'entry' | 'link'> {
  Card: typeof TermCard
}

async function loadCard(link: HTMLAnchorElement): Promise<Loaded> {
  const [{ default: Card }, { glossary, termId }] = await Promise.all([
    import('./TermCard.tsx'),
    import('#content/glossary.ts'),
  ])
  const entry = glossary.flatMap(({ terms }) => terms).find((one) => `#${termId(one)}` === link.hash)
  if (!entry) throw new Error(`The glossary has no term ${link.hash}`)
  return { Card, entry, link }
}

/**
 * A press on a term shows its meaning beside it; script and meanings are loaded on the first press. Where they do not
 * arrive, or the reader presses again rather than wait, the link leads to the glossary, as it does without scripts. `load`
 * is replaced in tests.
 */
export function TermsInPlace({ load = loadCard }: { load?: typeof loadCard }) {
  const [shown, setShown] = useState<Loaded>()
  const close = useCallback(() => setShown(undefined), [])
  useEffect(() => {
    let pressed: HTMLAnchorElement | undefined
    let following = false
    const onClick = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>(termLinks) : null
      if (!link || following || opensElsewhere(event)) return
      if (link.hasAttribute(busy)) {
        // The router follows it.
        pressed = undefined
        return
      }
      event.preventDefault()
      if (link.getAttribute('aria-expanded') === 'true') return close()
      pressed = link
      const late = setTimeout(() => link.setAttribute(busy, 'true'), busyAfter)
      const focused = document.activeElement
      // On a slow line the reader may have gone on to write a comment meanwhile.
      const isAwaited = () => link === pressed && document.activeElement === focused
      const arrived = withTimeout(loadTimeout, load(link)).finally(() => {
        clearTimeout(late)
        link.removeAttribute(busy)
      })
      arrived.then(
        (loaded) => isAwaited() && setShown(loaded),
        () => {
          if (!isAwaited()) return
          following = true
          link.click()
          following = false
        },
      )
    }
    for (const link of document.querySelectorAll(termLinks)) link.setAttribute('aria-haspopup', 'dialog')
    // Before the router's links hear of it: they leave a prevented click alone.
    document.addEventListener('click', onClick, true)
    return () => {
      pressed = undefined
      document.removeEventListener('click', onClick, true)
    }
  }, [load, close])
  if (!shown) return null
  const { Card, entry, link } = shown
  return <Card key={link.href} entry={entry} link={link} onClose={close} />
}
