import type { ReactNode } from 'react'
import { BelowFold } from '#ui/layout/BelowFold.tsx'
import { LatticeRule } from '#ui/layout/LatticeRule.tsx'
import { Facade } from './Facade.tsx'
import { Hero } from './Hero.tsx'
import { HowWeHelp } from './HowWeHelp.tsx'
import { Intro } from './Intro.tsx'
import { Tasks } from './Tasks.tsx'
import { Tools } from './Tools.tsx'

/** The home page (RT-01). `children` are the shared sections that end it. */
export function HomePage({ children }: { children: ReactNode }) {
  return (
    <>
      <Hero />
      <LatticeRule />
      <BelowFold>
        <Tasks />
        <Intro />
        <HowWeHelp />
        <Facade />
        <Tools />
      </BelowFold>
      {children}
    </>
  )
}
