import { Flex } from '@chakra-ui/react'
import { deskTexts as texts } from '#content/texts/staff/desk.ts'
import { ButtonLink } from './ButtonLink.tsx'
import { EmptyState } from './EmptyState.tsx'

/** At an address that names no page of the workplace. */
export function NotFound() {
  return (
    <Flex direction="column" flex="1" minH="0" overflowY="auto">
      <title>{`${texts.notFoundTitle} - ${texts.name}`}</title>
      <EmptyState as="h1" title={texts.notFoundTitle} text={texts.notFoundText}>
        <ButtonLink size="sm" to="/">
          {texts.toInbox}
        </ButtonLink>
      </EmptyState>
    </Flex>
  )
}
