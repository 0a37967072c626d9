import { resources } from '#content/pages/resources.ts'
import { LatticeRule } from '#ui/LatticeRule.tsx'
import { PageHero } from '#ui/PageHero.tsx'
import { AnchorBar } from './AnchorBar.tsx'
import { AskUs } from './AskUs.tsx'
import { Faq } from './Faq.tsx'
import { HelpfulLinks } from './HelpfulLinks.tsx'
import { Videos } from './Videos.tsx'

/** 'For NRIs': anchor bar, hero and the sections in the specification's order; the route adds contact and closing. */
export function ResourcesPage() {
  return (
    <>
      <AnchorBar />
      <PageHero content={resources.hero} picture="resources" underBar={false} />
      <LatticeRule />
      <Videos />
      <AskUs />
      <Faq />
      <HelpfulLinks />
    </>
  )
}
