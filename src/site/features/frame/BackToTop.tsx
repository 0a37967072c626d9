import { chakra } from '@chakra-ui/react'
import { useEffect, useState } from 'react'
import { frameTexts } from '#content/texts/frame.ts'
import { scrollBehavior } from '#ui/browser/scrollBehavior.ts'
import { Icon } from '#ui/media/Icon.tsx'

/** Scroll distance in pixels after which the button shows (SH-06). */
const threshold = 200

// The style is on the prerendered container, so it exists before the button. The button is hidden, not removed: removal
// would drop focus during its own scroll and stop it.
const Place = chakra('div', {
  base: {
    '& button': {
      position: 'fixed',
      // Above the player that reads an article aloud.
      bottom: { base: 'calc(16px + var(--player-height, 0px))', sm: 'calc(26px + var(--player-height, 0px))' },
      left: { base: '16px', sm: '26px' },
      zIndex: 'float',
      display: 'grid',
      placeItems: 'center',
      w: { base: '46px', sm: '52px' },
      h: { base: '46px', sm: '52px' },
      borderRadius: 'full',
      border: '1px solid rgb(255 255 255 / .17)',
      bg: 'navy.800',
      color: 'gold.400',
      boxShadow: 'card',
      cursor: 'pointer',
    },
  },
})

/** Button that scrolls back to the top (SH-06, SH-07). */
export function BackToTop() {
  const [shown, setShown] = useState(false)
  useEffect(() => {
    const onScroll = () => setShown(window.scrollY > threshold)
    onScroll()
    addEventListener('scroll', onScroll, { passive: true })
    return () => removeEventListener('scroll', onScroll)
  }, [])
  return (
    <Place>
      {shown && (
        <button
          type="button"
          aria-label={frameTexts.backToTop}
          onClick={() => window.scrollTo({ top: 0, behavior: scrollBehavior() })}
        >
          <Icon name="arrowUp" />
        </button>
      )}
    </Place>
  )
}
