import { useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import { whenIdle } from '#browser/whenIdle.ts'
import { isTranslated } from '#content/localLink.ts'
import { mayBeUnfinished } from '#offline/unfinished.ts'

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
        end = offerUnfinished((param, hash) => {
          // It may have been read in English, and be in English only.
          const path = `/blogs/${param}`
          if (import.meta.env.SITE_IS_TRANSLATION && !isTranslated(path)) location.assign(`${path}#${hash}`)
          else void navigate({ to: '/blogs/$param', params: { param }, hash })
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
