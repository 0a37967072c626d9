import { chakra } from '@chakra-ui/react'
import { li as MovingItem } from 'framer-motion/m'
import type { ReactNode } from 'react'
import { unscripted } from '#ui/theme/scripted.ts'
import { motionCanPlay } from '../../motion/motionReady.ts'
import type { Rotation } from './useRotation.ts'

/** Distance in pixels that a slide moves while fading. */
const distance = 40

interface SlideProps {
  position: number
  label: string
  rotation: Rotation
  finishLeaving: () => void
  children: ReactNode
}

/**
 * Slides overlap, so the tallest sets the height and nothing below shifts. Without scripts they are listed one below
 * the other.
 */
export function Slide({ position, label, rotation, finishLeaving, children }: SlideProps) {
  const { index, leaving, direction, moving } = rotation
  const state = position === index ? 'current' : position === leaving ? 'leaving' : 'waiting'
  const paths = {
    current: { opacity: [0, 1], x: [distance * direction, 0] },
    leaving: { opacity: [1, 0], x: [0, -distance * direction] },
    waiting: undefined,
  }
  const path = moving ? paths[state] : undefined
  return (
    <chakra.li
      asChild
      minW="0"
      gridArea="1 / 1"
      css={{
        '&[data-state=waiting]': { visibility: 'hidden' },
        ...unscripted({ gridArea: 'auto', '&[data-state=waiting]': { visibility: 'visible' } }),
      }}
    >
      <MovingItem
        data-state={state}
        aria-label={label}
        {...(state === 'leaving' && { 'aria-hidden': true, onAnimationComplete: finishLeaving })}
        {...(path && { animate: path })}
        transition={{ duration: motionCanPlay() ? 0.5 : 0, ease: [0.2, 0.7, 0.2, 1] }}
      >
        {children}
      </MovingItem>
    </chakra.li>
  )
}
