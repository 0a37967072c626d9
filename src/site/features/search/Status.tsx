import { chakra, Flex } from '@chakra-ui/react'
import { addressIn } from '#content/localLink.ts'
import { searchTexts as texts } from '#content/texts/search.ts'
import { uriPart } from '#ui/browser/uriPart.ts'
import { Button, ButtonAnchor } from '#ui/controls/Button.tsx'
import { languageFor, languageNotice, nameOf } from './languageNotice.ts'
import type { FocusField } from './RecentSearches.tsx'
import type { Searching } from './useSearch.ts'

interface StatusProps extends Searching {
  onFollow?: () => void
  /** The button for another try goes when it is pressed. */
  focusField: FocusField
}

function statusText({ state, query, found, most }: Pick<Searching, 'state' | 'query' | 'found' | 'most'>): string {
  if (state === 'loading') return texts.loading
  if (state === 'failed') return texts.failed
  const notice = languageNotice(query, found)
  if (found.length > 0) {
    const count = found.length === most ? texts.best(most) : texts.count(found.length)
    return notice ? texts.withNotice(count, notice) : count
  }
  return query === '' ? '' : `${texts.nothing(query)} ${notice || texts.nothingHint}`
}

/** Search status, announced to screen readers; without results, a way on. */
export function Status({ state, query, found, most, retry, onFollow, focusField }: StatusProps) {
  const nothing = state === 'ready' && query !== '' && found.length === 0
  const other = languageFor(query)
  return (
    <>
      <chakra.p role="status" m="0" textStyle="meta" color="ink2" minH="1.4em">
        {statusText({ state, query, found, most })}
      </chakra.p>
      {state === 'failed' && (
        <Button
          variant="line"
          size="sm"
          mt="3"
          onClick={(click) => {
            retry()
            focusField(click)
          }}
        >
          {texts.tryAgain}
        </Button>
      )}
      {(nothing || other) && (
        <Flex wrap="wrap" gap="3" mt="3">
          {other && (
            <ButtonAnchor
              variant="line"
              size="sm"
              href={`${addressIn(other.code, '/search')}?q=${uriPart(query)}`}
              hrefLang={other.code}
            >
              {texts.searchInLanguage(nameOf(other))}
            </ButtonAnchor>
          )}
          {nothing && (
            <ButtonAnchor variant="line" size="sm" href="/contact" onClick={onFollow}>
              {texts.ask}
            </ButtonAnchor>
          )}
        </Flex>
      )}
    </>
  )
}
