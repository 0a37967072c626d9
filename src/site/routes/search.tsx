import { createFileRoute } from '@tanstack/react-router'
import { pageMetas } from '#content/pages/pageMetas.ts'
import { queryIn } from '#site/features/search/query.ts'
import { SearchPage } from '#site/features/search/SearchPage.tsx'
import { pageHead } from './-pageHead.ts'

export const Route = createFileRoute('/search')({
  // Answers with `q` in any case: the router merges the answer over what it parsed.
  validateSearch: ({ q }: Record<string, unknown>): { q?: string | undefined } => ({ q: queryIn(q) }),
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
