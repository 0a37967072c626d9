import { createFileRoute } from '@tanstack/react-router'
import { pageMetas } from '#content/pages/pageMetas.ts'
import { OfflineLibrary } from '#features/library/OfflineLibrary.tsx'
import { ServicesOverviewPage } from '#features/servicesOverview/ServicesOverviewPage.tsx'
import { pageHead } from '#ui/pageHead.ts'
import { SharedSections } from '../-sharedSections.tsx'

export const Route = createFileRoute('/services/')({
  head: () => pageHead({ ...pageMetas.servicesOverview, path: '/services', picture: 'services' }),
  component: Services,
})

function Services() {
  return (
    <ServicesOverviewPage>
      <OfflineLibrary />
      <SharedSections />
    </ServicesOverviewPage>
  )
}
