import { createFileRoute } from '@tanstack/react-router'
import { pageMetas } from '#content/pages/pageMetas.ts'
import { LibraryMarks } from '#features/marks/LibraryMarks.tsx'
import { OfflineStorage } from '#features/offline/OfflineStorage.tsx'
import { ServicesOverviewPage } from '#features/servicesOverview/ServicesOverviewPage.tsx'
import { SharedSections } from '../-belowFold.tsx'
import { pageHead } from '../-pageHead.ts'

export const Route = createFileRoute('/services/')({
  head: () => pageHead({ ...pageMetas.servicesOverview, path: '/services', picture: 'services' }),
  component: Services,
})

function Services() {
  return (
    <ServicesOverviewPage>
      <OfflineStorage marks={<LibraryMarks />} />
      <SharedSections />
    </ServicesOverviewPage>
  )
}
