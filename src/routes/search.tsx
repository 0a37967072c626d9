import { createFileRoute } from '@tanstack/react-router'
import { pageMetas } from '#content/pages/pageMetas.ts'
import { SearchPage } from '#features/search/SearchPage.tsx'
import { pageHead } from './-pageHead.ts'

export const Route = createFileRoute('/search')({
  validateSearch: (search: Record<string, unknown>): { q?: string } => {
    // The router parses a query of digits as a number.
    const q = typeof search.q === 'string' || typeof search.q === 'number' ? String(search.q).trim().slice(0, 200) : ''
    return q === '' ? {} : { q }
  },
  head: () => {
    const head = pageHead({ ...pageMetas.search, path: '/search', picture: 'home' })
    return { ...head, meta: [...head.meta, { name: 'robots', content: 'noindex' }] }
  },
  component: Search,
})

function Search() {
  const { q = '' } = Route.useSearch()
  const navigate = Route.useNavigate()
  const onQuery = (query: string) => void navigate({ search: query ? { q: query } : {}, resetScroll: false })
  return <SearchPage query={q} onQuery={onQuery} />
}
