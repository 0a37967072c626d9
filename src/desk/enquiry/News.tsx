import { Flex } from '@chakra-ui/react'
import { enquiryTexts as texts } from '#content/texts/staff/enquiry.ts'
import { inboxTexts } from '#content/texts/staff/inbox.ts'
import type { EnquiryEvent, EnquiryState } from '#contract/staff/enquiries.ts'
import { Icon } from '#ui/media/Icon.tsx'
import { memberName } from '../data/members.ts'
import { ago } from '../data/times.ts'

/** Says beside the buttons what others did since the answer was begun. */
export function News({ news }: { news: readonly EnquiryEvent[] }) {
  const last = news.findLast(({ kind }) => kind === 'answer') ?? news.at(-1)
  return (
    <Flex role="status">
      {last && (
        <Flex flex="1" align="center" gap="2" px="3" py="2" borderRadius="tile" bg="waitBg" color="wait" textStyle="ui">
          <Icon name="alert" size="20px" />
          <span>{newsText(last)}</span>
        </Flex>
      )}
    </Flex>
  )
}

/** Tells in a sentence who did something, and when. */
export function newsText({ actor, kind, to, at }: EnquiryEvent): string {
  const who = memberName(actor)
  const when = ago(at)
  if (kind === 'answer') return texts.news.answer(who, when)
  if (kind === 'state') return texts.news.state(who, inboxTexts.states[to as EnquiryState], when)
  return texts.news.other(who, when)
}
