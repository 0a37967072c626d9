import { chakra, Flex } from '@chakra-ui/react'
import { searchTexts as texts } from '#content/texts/search.ts'
import { Button } from '#ui/controls/Button.tsx'
import { H3 } from '#ui/text/Text.tsx'
import { useRecent } from './useRecent.ts'

/** Hands the focus of a button that goes when it is pressed to the field; `detail` is 0 for a press by keyboard. */
export type FocusField = (click: { detail: number }) => void

interface RecentSearchesProps {
  onChoose: (query: string) => void
  focusField: FocusField
}

/** Earlier searches on this device; each runs again when chosen. */
export function RecentSearches({ onChoose, focusField }: RecentSearchesProps) {
  const { recent, clear } = useRecent()
  if (recent.length === 0) return null
  return (
    <section>
      <Flex align="center" justify="space-between" gap="3">
        <H3 as="h2" textStyle="label">
          {texts.recent}
        </H3>
        <Button
          variant="plain"
          size="sm"
          onClick={(click) => {
            clear()
            focusField(click)
          }}
        >
          {texts.clear}
        </Button>
      </Flex>
      <chakra.ul listStyle="none" m="0" mt="1" p="0" display="flex" flexWrap="wrap" gap="2">
        {recent.map((query) => (
          <li key={query}>
            <Button
              variant="line"
              size="sm"
              borderColor="line"
              fontWeight="medium"
              onClick={(click) => {
                onChoose(query)
                focusField(click)
              }}
            >
              {query}
            </Button>
          </li>
        ))}
      </chakra.ul>
    </section>
  )
}
