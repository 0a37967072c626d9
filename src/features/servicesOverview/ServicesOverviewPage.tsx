import type { ReactNode } from 'react'
import { servicesOverview } from '#content/pages/servicesOverview.ts'
import { LatticeRule } from '#ui/LatticeRule.tsx'
import { PageHero } from '#ui/PageHero.tsx'
import { ExploreServices } from './ExploreServices.tsx'
import { ServiceBanners } from './ServiceBanners.tsx'
import { useHashScroll } from './useHashScroll.ts'

/** All services: cards that lead down the page, then a banner for each (specification, section 2). */
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
