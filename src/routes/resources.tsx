import { createFileRoute } from '@tanstack/react-router'
import { resources } from '#content/pages/resources.ts'
import { pageHead } from '#ui/pageHead.ts'
import { H1 } from '#ui/Text.tsx'

export const Route = createFileRoute('/resources')({
  head: () => pageHead({ ...resources.meta, path: '/resources', picture: 'resources' }),
  component: () => <H1>{resources.meta.title}</H1>,
})
