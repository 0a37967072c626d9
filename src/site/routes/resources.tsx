import { createFileRoute } from '@tanstack/react-router'
import { pageMetas } from '#content/pages/pageMetas.ts'
import { ResourcesPage } from '#site/features/resources/ResourcesPage.tsx'
import { SharedSections } from './-belowFold.tsx'
import { pageHead } from './-pageHead.ts'

export const Route = createFileRoute('/resources')({
  head: () => pageHead({ ...pageMetas.resources, path: '/resources', picture: 'resources' }),
  component: Resources,
})

function Resources() {
  return (
    <>
      <ResourcesPage />
      <SharedSections />
    </>
  )
}
