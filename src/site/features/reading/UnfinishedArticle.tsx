import { useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import { edition } from '#content/edition.ts'
import { addressIn } from '#content/localLink.ts'
import { pathIn } from '#content/pathIn.ts'
import { mayBeUnfinished } from '#device/offline/unfinished.ts'
import { whenIdle } from '#ui/browser/whenIdle.ts'

/** On the home page: offers to go on in the article read last. A first visit loads nothing for it. */
export function UnfinishedArticle() {
  const navigate = useNavigate()
  useEffect(() => {
    if (!mayBeUnfinished()) return
    let end: (() => void) | undefined
    let isMounted = true
    const offer = async () => {
      await whenIdle()
      const { offerUnfinished } = await import('./offerUnfinished.ts')
      if (isMounted) {
        end = offerUnfinished(({ slug, headingId, lang }) => {
          const path = `/blogs/${slug}`
          const address = addressIn(lang, path)
          // A page in another language is a document of its own, made by another build.
          if (address !== pathIn(edition.prefix, path)) location.assign(`${address}#${headingId}`)
          else void navigate({ to: '/blogs/$param', params: { param: slug }, hash: headingId })
        })
      }
    }
    // Without its script there is no offer.
    offer().catch(() => {})
    return () => {
      isMounted = false
      end?.()
    }
  }, [navigate])
  return null
}
