import { createFileRoute } from '@tanstack/react-router'
import { privacy } from '#content/pages/privacy.ts'
import { pageHead } from '#ui/pageHead.ts'
import { H1 } from '#ui/Text.tsx'

export const Route = createFileRoute('/privacypolicy')({
  head: () => pageHead({ ...privacy.meta, path: '/privacypolicy', picture: 'privacypolicy' }),
  component: () => <H1>{privacy.meta.title}</H1>,
})
