import { createFileRoute } from '@tanstack/react-router'
import { pageMetas } from '#content/pages/pageMetas.ts'
import { LibraryMarks } from '#site/features/marks/LibraryMarks.tsx'
import { OfflineStorage } from '#site/features/offline/OfflineStorage.tsx'
import { ServicesOverviewPage } from '#site/features/servicesOverview/ServicesOverviewPage.tsx'
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
