import { createFileRoute } from '@tanstack/react-router'
import { offline } from '#content/pages/offline.ts'
import { pageMetas } from '#content/pages/pageMetas.ts'
import { pageHead } from '#ui/pageHead.ts'
import { H1 } from '#ui/Text.tsx'

export const Route = createFileRoute('/offline')({
  head: () => pageHead({ ...pageMetas.offline, path: '/offline', picture: 'offline' }),
  component: () => <H1>{offline.title}</H1>,
})
