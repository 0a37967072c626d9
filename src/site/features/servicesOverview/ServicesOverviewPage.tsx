import type { ReactNode } from 'react'
import { servicesOverview } from '#content/pages/servicesOverview.ts'
import { LatticeRule } from '#ui/layout/LatticeRule.tsx'
import { PageHero } from '#ui/layout/PageHero.tsx'
import { ExploreServices } from './ExploreServices.tsx'
import { ServiceBanners } from './ServiceBanners.tsx'
import { useHashScroll } from './useHashScroll.ts'

/** All services: cards that scroll down the page, then a banner for each (RT-03). */
export function ServicesOverviewPage({ children }: { children: ReactNode }) {
  useHashScroll()
  return (
    <>
      <PageHero content={servicesOverview.hero} picture="services" />
      <LatticeRule />
      <ExploreServices />
      <ServiceBanners />
      {children}
    </>
  )
}
