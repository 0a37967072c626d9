import { createFileRoute } from '@tanstack/react-router'
import { servicesOverview } from '#content/pages/servicesOverview.ts'
import { ServicesOverviewPage } from '#features/servicesOverview/ServicesOverviewPage.tsx'
import { pageHead } from '#ui/pageHead.ts'
import { SharedSections } from '../-sharedSections.tsx'

export const Route = createFileRoute('/services/')({
  head: () => pageHead({ ...servicesOverview.meta, path: '/services', picture: 'services' }),
  component: Services,
})

function Services() {
  return (
    <ServicesOverviewPage>
      <SharedSections />
    </ServicesOverviewPage>
  )
}
