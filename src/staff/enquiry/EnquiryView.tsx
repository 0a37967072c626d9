import { Box, chakra } from '@chakra-ui/react'
import type { EnquiryDetail, EnquiryItem } from '#contract/staff/enquiries.ts'
import { AnswerForm } from './AnswerForm.tsx'
import { Answers } from './Answers.tsx'
import { EnquiryHead } from './EnquiryHead.tsx'
import { Fields } from './Fields.tsx'
import { History } from './History.tsx'
import { Message } from './Message.tsx'
import { Notes } from './Notes.tsx'
import { pigmentOf } from './pageName.ts'
import { SamePerson } from './SamePerson.tsx'

interface EnquiryViewProps {
  enquiry: EnquiryDetail
  onChanged: (changed: EnquiryItem) => void
  reload: () => void
}

/** Everything about one enquiry, in the order in which it is worked on. */
export function EnquiryView({ enquiry, onChanged, reload }: EnquiryViewProps) {
  const pigment = pigmentOf(enquiry.service)
  return (
    <Box {...(pigment && { 'data-pigment': pigment })}>
      <EnquiryHead enquiry={enquiry} onChanged={onChanged} reload={reload} />
      <chakra.div
        w="min(62rem, 100% - 2 * {spacing.5})"
        mx="auto"
        pt="6"
        pb="28"
        display="grid"
        gap="8"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', '2xl': 'minmax(0, 1fr) 17rem' }}
        css={{ '@media print': { display: 'block' } }}
      >
        <Box minW="0">
          <Message text={enquiry.message} />
          <Answers answers={enquiry.answers} />
          <AnswerForm enquiry={enquiry} reload={reload} />
          <Notes enquiry={enquiry} reload={reload} />
        </Box>
        <Box minW="0">
          <Fields enquiry={enquiry} />
          <SamePerson others={enquiry.others} />
          <History events={enquiry.events} />
        </Box>
      </chakra.div>
    </Box>
  )
}
