import { chakra } from '@chakra-ui/react'
import { li as MovingItem } from 'framer-motion/m'
import type { ReactNode } from 'react'
import { motionCanPlay } from '../motionReady.ts'
import { unscripted } from '../scripted.ts'
import type { Rotation } from './useRotation.ts'

/** Pixels by which a slide moves while it fades. */
const way = 40

interface SlideProps {
  position: number
  label: string
  rotation: Rotation
  settle: () => void
  children: ReactNode
}

/**
 * All slides lie on one another, so that the tallest one gives the height and nothing moves below. Where no script runs
 * they stand one after the other.
 */
export function Slide({ position, label, rotation, settle, children }: SlideProps) {
  const { index, leaving, direction, moving } = rotation
  const state = position === index ? 'current' : position === leaving ? 'leaving' : 'waiting'
  const paths = {
    current: { opacity: [0, 1], x: [way * direction, 0] },
    leaving: { opacity: [1, 0], x: [0, -way * direction] },
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
        [unscripted]: { gridArea: 'auto', '&[data-state=waiting]': { visibility: 'visible' } },
      }}
    >
      <MovingItem
        data-state={state}
        aria-label={label}
        {...(state === 'leaving' && { 'aria-hidden': true, onAnimationComplete: settle })}
        {...(path && { animate: path })}
        transition={{ duration: motionCanPlay() ? 0.5 : 0, ease: [0.2, 0.7, 0.2, 1] }}
      >
        {children}
      </MovingItem>
    </chakra.li>
  )
}
