import { Box, Flex } from '@chakra-ui/react'
import { Link } from '@tanstack/react-router'
import { subscriberTexts as texts } from '#content/texts/staff/lists.ts'
import type { SubscriberItem } from '#contract/staff/subscribers.ts'
import { Button } from '#ui/controls/Button.tsx'
import { exactly } from '../data/times.ts'
import { List, Quiet } from '../people/personList.ts'

interface SubscriberListProps {
  items: readonly SubscriberItem[]
  onRemove: (subscriber: SubscriberItem) => void
}

/** Subscribers, each leading to the page of its person. */
export function SubscriberList({ items, onRemove }: SubscriberListProps) {
  return (
    <List>
      {items.map((item) => (
        <li key={item.id}>
          <Flex align="center" justify="space-between" gap="3">
            <Box minW="0">
              <Link to="/people/of/$id" params={{ id: item.id }}>
                <bdi>{item.email}</bdi>
              </Link>
              <Quiet>{lineOf(item)}</Quiet>
            </Box>
            {(item.state === 'confirmed' || item.state === 'pending') && (
              <Box flex="none">
                <Button
                  variant="plain"
                  size="sm"
                  aria-label={texts.removeLabel(item.email)}
                  onClick={() => onRemove(item)}
                >
                  {texts.remove}
                </Button>
              </Box>
            )}
          </Flex>
        </li>
      ))}
    </List>
  )
}

function lineOf({ state, source, requestedAt, confirmedAt, endedAt }: SubscriberItem): string {
  const when = endedAt
    ? texts.until(exactly(endedAt))
    : confirmedAt
      ? texts.since(exactly(confirmedAt))
      : texts.asked(exactly(requestedAt))
  return [texts.states[state], when, texts.sources[source]].filter(Boolean).join(' · ')
}
