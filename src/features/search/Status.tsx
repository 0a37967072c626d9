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

/** Search status, announced to screen readers; without results, a way on. */
export function Status({ state, query, found, most, retry, onFollow, focusField }: StatusProps) {
  const nothing = state === 'ready' && query !== '' && found.length === 0
  return (
    <>
      <chakra.p role="status" m="0" textStyle="meta" color="ink2" minH="1.4em">
        {state === 'loading' && texts.loading}
        {state === 'failed' && texts.failed}
        {nothing && `${texts.nothing(query)} ${texts.nothingHint}`}
        {found.length > 0 && (found.length === most ? texts.best(most) : texts.count(found.length))}
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
