import { chakra } from '@chakra-ui/react'
import { useEffect, useState } from 'react'
import { frameTexts } from '#content/texts/frame.ts'
import { Icon } from '../Icon.tsx'
import { smoothly } from '../smoothly.ts'

/** Pixels of scrolling after which the button shows (specification, section 9). */
const threshold = 200

// The button's style hangs on its place, which is prerendered: it is there before the button. Hidden instead of taken
// away, the button would lose the focus in the middle of its own scrolling, and stop it.
const Place = chakra('div', {
  base: {
    '& button': {
      position: 'fixed',
      bottom: { base: '16px', sm: '26px' },
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

/** Once the reader is some way down, a button that leads back to the top. */
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
          onClick={() => window.scrollTo({ top: 0, behavior: smoothly() })}
        >
          <Icon name="arrowUp" />
        </button>
      )}
    </Place>
  )
}
