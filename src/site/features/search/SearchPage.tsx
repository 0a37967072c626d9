import { chakra, Flex } from '@chakra-ui/react'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { edition } from '#content/edition.ts'
import { pathIn } from '#content/pathIn.ts'
import { menuTitles } from '#content/texts/frame.ts'
import { searchTexts as texts } from '#content/texts/search.ts'
import { Breadcrumb } from '#ui/controls/Breadcrumb.tsx'
import { Button } from '#ui/controls/Button.tsx'
import { Input } from '#ui/controls/fields.ts'
import { Container } from '#ui/layout/Container.tsx'
import { H1, Lede } from '#ui/text/Text.tsx'
import { prerendering } from '#ui/theme/scripted.ts'
import { FoundList } from './FoundList.tsx'
import { longestQuery } from './query.ts'
import { type FocusField, RecentSearches } from './RecentSearches.tsx'
import { Status } from './Status.tsx'
import { keepSearch } from './useRecent.ts'
import { useSearch } from './useSearch.ts'

const most = 50

interface SearchPageProps {
  /** The query in the URL, which can be shared. */
  query: string
  onQuery: (query: string) => void
}

/** All results of a query. */
export function SearchPage({ query, onQuery }: SearchPageProps) {
  const field = useRef<HTMLInputElement>(null)
  const [live, setLive] = useState(false)
  const shown = useRef<string>(undefined)
  useEffect(() => setLive(true), [])
  useEffect(() => {
    const isFirst = shown.current === undefined
    if (query === shown.current || !field.current) return
    shown.current = query
    // The prerendered page has no query, and the visitor may have typed before hydration.
    field.current.value = (isFirst && field.current.value) || query
  }, [query])
  // A finger loses no focus, and the keyboard of its phone would cover what it asked for.
  const focusField: FocusField = ({ detail }) => detail === 0 && field.current?.focus()
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    onQuery(field.current?.value.trim() ?? '')
  }
  return (
    <Container
      maxW="56rem"
      pt={{ base: 'calc(var(--bar) + 2rem)', sm: 'calc(var(--bar) + 3.5rem)' }}
      pb={{ base: '20', sm: '28' }}
      minH="80vh"
    >
      <Breadcrumb />
      <H1>{texts.title}</H1>
      <Lede mt="3" mb="6">
        {texts.lead}
      </Lede>
      <search>
        <chakra.form
          action={pathIn(edition.prefix, '/search')}
          onSubmit={onSubmit}
          display="flex"
          flexWrap="wrap"
          gap="3"
        >
          <Input
            ref={field}
            type="search"
            name="q"
            aria-label={texts.field}
            placeholder={texts.placeholder}
            autoComplete="off"
            enterKeyHint="search"
            maxLength={longestQuery}
            flex="1 1 min(14rem, 100%)"
            minW="0"
            w="auto"
          />
          <Button type="submit">{texts.submit}</Button>
        </chakra.form>
      </search>
      <noscript>{prerendering && <WithoutScript />}</noscript>
      {live && <Results query={query} onQuery={onQuery} focusField={focusField} />}
    </Container>
  )
}

/** Without scripts: links to the lists that contain everything searchable. */
function WithoutScript() {
  const suggestions = [
    ['/services', menuTitles.services],
    ['/blogs', menuTitles.blogs],
    ['/resources', menuTitles.forNris],
  ]
  return (
    <chakra.div
      mt="8"
      css={{
        '& a': {
          display: 'inline-block',
          py: '2',
          color: 'link',
          textDecoration: 'underline',
          textUnderlineOffset: '0.18em',
        },
      }}
    >
      <p>{texts.needsScript}</p>
      <chakra.ul mt="3">
        {suggestions.map(([href, title]) => (
          <li key={href}>
            <a href={href}>{title}</a>
          </li>
        ))}
      </chakra.ul>
    </chakra.div>
  )
}

function Results({ query, onQuery, focusField }: SearchPageProps & { focusField: FocusField }) {
  const searching = useSearch(query, most)
  return (
    <Flex direction="column" gap="3" mt="8">
      <Status {...searching} focusField={focusField} />
      {query === '' && <RecentSearches onChoose={onQuery} focusField={focusField} />}
      {/* A result's ground reaches past its text, which keeps to the page's edge. */}
      <chakra.div mx={{ base: '-12px', sm: '-16px' }}>
        <FoundList found={searching.found} onFollow={() => keepSearch(query)} />
      </chakra.div>
    </Flex>
  )
}
