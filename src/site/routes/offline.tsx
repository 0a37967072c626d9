import { createFileRoute } from '@tanstack/react-router'
import { pageMetas } from '#content/pages/pageMetas.ts'
import { LibraryMarks } from '#site/features/marks/LibraryMarks.tsx'
import { OfflinePage } from '#site/features/offline/OfflinePage.tsx'
import { OfflineStorage } from '#site/features/offline/OfflineStorage.tsx'
import { pageHead } from './-pageHead.ts'
import { loadTitles } from './blogs/-articleData.ts'

export const Route = createFileRoute('/offline')({
  loader: loadTitles,
  head: () => {
    const head = pageHead({ ...pageMetas.offline, path: '/offline', picture: 'offline' })
    return { ...head, meta: [...head.meta, { name: 'robots', content: 'noindex' }] }
  },
  component: () => (
    <OfflinePage articles={Route.useLoaderData()} storage={<OfflineStorage marks={<LibraryMarks />} />} />
  ),
})
