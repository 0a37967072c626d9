import { chakra } from '@chakra-ui/react'
import { searchTexts as texts } from '#content/texts/search.ts'
import { Button, ButtonAnchor } from '#ui/controls/Button.tsx'
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
  if (found.length > 0) return found.length === most ? texts.best(most) : texts.count(found.length)
  return state === 'ready' && query !== '' ? `${texts.nothing(query)} ${texts.nothingHint}` : ''
}

/** Search status, announced to screen readers; without results, a way on. */
export function Status({ state, query, found, most, retry, onFollow, focusField }: StatusProps) {
  const nothing = state === 'ready' && query !== '' && found.length === 0
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
      {nothing && (
        <ButtonAnchor variant="line" size="sm" mt="3" href="/contact" onClick={onFollow}>
          {texts.ask}
        </ButtonAnchor>
      )}
    </>
  )
}
