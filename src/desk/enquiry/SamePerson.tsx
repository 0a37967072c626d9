import { chakra, Flex } from '@chakra-ui/react'
import { Link } from '@tanstack/react-router'
import { enquiryTexts as texts } from '#content/texts/staff/enquiry.ts'
import type { EnquiryItem } from '#contract/staff/enquiries.ts'
import { exactly } from '../data/times.ts'
import { StateChip } from './chips.tsx'
import { pageName } from './pageName.ts'
import { Section } from './Section.tsx'

/** Other enquiries from the same address, so that one person is answered once. */
export function SamePerson({ others }: { others: readonly EnquiryItem[] }) {
  if (others.length === 0) return null
  return (
    <Section title={texts.samePerson}>
      <chakra.ul listStyle="none" m="0" p="0">
        {others.map((other) => (
          <chakra.li
            key={other.id}
            borderTop="1px solid"
            borderColor="line"
            py="3"
            textStyle="ui"
            css={{ '& a': { color: 'link' } }}
          >
            <Link to="/enquiries/$id" params={{ id: other.id }}>
              {pageName(other)}
            </Link>
            <Flex align="center" gap="2" mt="1" textStyle="meta" color="ink2" wrap="wrap">
              <StateChip state={other.state} />
              <span>{exactly(other.receivedAt)}</span>
            </Flex>
          </chakra.li>
        ))}
      </chakra.ul>
    </Section>
  )
}
