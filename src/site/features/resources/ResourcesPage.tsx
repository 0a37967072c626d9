import { resources } from '#content/pages/resources.ts'
import { LatticeRule } from '#ui/layout/LatticeRule.tsx'
import { PageHero } from '#ui/layout/PageHero.tsx'
import { AnchorBar } from './AnchorBar.tsx'
import { AskUs } from './AskUs.tsx'
import { Faq } from './Faq.tsx'
import { Guides } from './Guides.tsx'
import { HelpfulLinks } from './HelpfulLinks.tsx'
import { Videos } from './Videos.tsx'

/**
 * 'For NRIs': anchor bar, hero and sections in the specified order (RS-01); the route adds contact and closing
 * sections.
 */
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
      <Guides />
    </>
  )
}
