import { createFileRoute } from '@tanstack/react-router'
import { pageMetas } from '#content/pages/pageMetas.ts'
import { PrivacyPage } from '#site/features/privacy/PrivacyPage.tsx'
import { pageHead } from './-pageHead.ts'

export const Route = createFileRoute('/privacypolicy')({
  head: () => pageHead({ ...pageMetas.privacy, path: '/privacypolicy', picture: 'privacypolicy' }),
  component: PrivacyPage,
})
