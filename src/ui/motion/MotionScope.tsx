import { LazyMotion } from 'framer-motion'
import type { ReactNode } from 'react'

const features = () => import('./motionFeatures.ts').then((module) => module.default)

/** Wraps what Framer Motion animates. Pages without it do not load the library. */
export function MotionScope({ children }: { children: ReactNode }) {
  return (
    <LazyMotion features={features} strict>
      {children}
    </LazyMotion>
  )
}
