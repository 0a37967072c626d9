import { createFileRoute } from '@tanstack/react-router'
import { pageMetas } from '#content/pages/pageMetas.ts'
import { OfflineLibrary } from '#features/library/OfflineLibrary.tsx'
import { OfflinePage } from '#features/offline/OfflinePage.tsx'
import { pageHead } from '#ui/pageHead.ts'
import { loadTitles } from './blogs/-articleData.ts'

export const Route = createFileRoute('/offline')({
  loader: loadTitles,
  head: () => {
    const head = pageHead({ ...pageMetas.offline, path: '/offline', picture: 'offline' })
    return { ...head, meta: [...head.meta, { name: 'robots', content: 'noindex' }] }
  },
  component: () => <OfflinePage articles={Route.useLoaderData()} library={<OfflineLibrary />} />,
})
