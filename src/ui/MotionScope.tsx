import { LazyMotion } from 'framer-motion'
import type { ReactNode } from 'react'

const features = () => import('./motionFeatures.ts').then((module) => module.default)

/** Around what Framer Motion drives; pages without it do not load a byte of it. */
export function MotionScope({ children }: { children: ReactNode }) {
  return (
    <LazyMotion features={features} strict>
      {children}
    </LazyMotion>
  )
}
