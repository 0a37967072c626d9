import { chakra, type HTMLChakraProps } from '@chakra-ui/react'
import { LazyMotion } from 'framer-motion'
import { div, p, span } from 'framer-motion/m'
import features from './motionFeatures.ts'

const moving = { div, p, span }

export interface FadeInProps extends HTMLChakraProps<'p'> {
  as: 'span' | 'p' | 'div'
  /** Delay of the fade in seconds, from arrival at the page. */
  at: number
}

/** A line that Framer Motion fades in and moves up slightly (HM-02). */
export function MovingLine({ as, at, children, ...style }: FadeInProps) {
  const Moving = moving[as]
  return (
    <LazyMotion features={features} strict>
      <chakra.p asChild {...style}>
        <Moving
          initial={{ opacity: 0, y: 14 }}
          animate={{ opacity: 1, y: 0 }}
          transition={{ delay: at, duration: 0.7, ease: [0.2, 0.7, 0.2, 1] }}
        >
          {children}
        </Moving>
      </chakra.p>
    </LazyMotion>
  )
}
