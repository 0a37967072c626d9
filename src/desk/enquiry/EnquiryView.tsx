import { Box, chakra } from '@chakra-ui/react'
import { useEffect, useRef } from 'react'
import type { EnquiryDetail, EnquiryItem } from '#contract/staff/enquiries.ts'
import { Composer } from './Composer.tsx'
import { EmailTable } from './EmailTable.tsx'
import { EnquiryHead } from './EnquiryHead.tsx'
import { EnquiryTasks } from './EnquiryTasks.tsx'
import { Fields } from './Fields.tsx'
import { History } from './History.tsx'
import { pigmentOf } from './pageName.ts'
import { SamePerson } from './SamePerson.tsx'
import { Thread } from './Thread.tsx'

interface EnquiryViewProps {
  enquiry: EnquiryDetail
  onChanged: (changed: EnquiryItem) => void
  reload: () => void
}

/** Everything about one enquiry: the conversation and what is known of the person, and the answer docked below. */
export function EnquiryView({ enquiry, onChanged, reload }: EnquiryViewProps) {
  const pigment = pigmentOf(enquiry.service)
  const conversation = useRef<HTMLDivElement>(null)
  const length = enquiry.answers.length + enquiry.notes.length
  const shown = useRef(0)
  useEffect(() => {
    // The newest entry, as in other programs for mail; a first message is read from its beginning.
    const hasGrown = length > shown.current
    shown.current = length
    if (hasGrown) conversation.current?.lastElementChild?.lastElementChild?.scrollIntoView({ block: 'end' })
  }, [length])
  return (
    <Box flex="1" minH="0" containerType="size" {...(pigment && { 'data-pigment': pigment })} css={whole}>
      <Columns>
        <Box flex="1" minH="0" overflowY="auto" containerType="inline-size" css={whole}>
          <EnquiryHead enquiry={enquiry} onChanged={onChanged} reload={reload} />
          <chakra.div
            w="min(62rem, 100% - 2 * {spacing.4})"
            mx="auto"
            pt="5"
            pb="8"
            display="grid"
            gap="8"
            gridTemplateColumns="minmax(0, 1fr)"
            css={{
              '@container (min-width: 56rem)': { gridTemplateColumns: 'minmax(0, 1fr) 17rem' },
              // On paper the details, which a file needs on top, come first.
              '@media print': { display: 'flex', flexDirection: 'column-reverse' },
            }}
          >
            <Box minW="0" ref={conversation}>
              <Thread enquiry={enquiry} />
            </Box>
            <Box minW="0">
              <Fields enquiry={enquiry} />
              <EnquiryTasks enquiry={enquiry} reload={reload} />
              <SamePerson others={enquiry.others} />
              <EmailTable enquiry={enquiry} />
              <History events={enquiry.events} />
            </Box>
          </chakra.div>
        </Box>
        <Composer enquiry={enquiry} reload={reload} />
      </Columns>
    </Box>
  )
}

/** The conversation over the answer. Where text is too large for both, they scroll together: docked, the answer hid what it answers. */
const Columns = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    h: 'full',
    '@container (max-height: 16rem)': {
      display: 'block',
      overflowY: 'auto',
      '&& > *': { maxH: 'none', overflow: 'visible' },
    },
    '@media print': { display: 'block', h: 'auto', overflow: 'visible' },
  },
})

const whole = { '@media print': { display: 'block', overflow: 'visible', containerType: 'normal' } }
