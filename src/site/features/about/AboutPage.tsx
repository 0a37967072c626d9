import type { ReactNode } from 'react'
import { about } from '#content/pages/about.ts'
import { PageHero } from '#ui/layout/PageHero.tsx'
import { GlobalPresence } from './GlobalPresence.tsx'
import { Leaders } from './Leaders.tsx'
import { MissionAndVision } from './MissionAndVision.tsx'

/** About Us (RT-02). `children` are the shared sections that end the page. */
export function AboutPage({ children }: { children: ReactNode }) {
  return (
    <>
      <PageHero content={about.hero} picture="about" />
      <GlobalPresence />
      <MissionAndVision />
      <Leaders />
      {children}
    </>
  )
}
