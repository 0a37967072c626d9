import { createFileRoute } from '@tanstack/react-router'
import { resources } from '#content/pages/resources.ts'
import { ResourcesPage } from '#features/resources/ResourcesPage.tsx'
import { pageHead } from '#ui/pageHead.ts'
import { SharedSections } from './-sharedSections.tsx'

export const Route = createFileRoute('/resources')({
  head: () => pageHead({ ...resources.meta, path: '/resources', picture: 'resources' }),
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
