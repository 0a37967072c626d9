import { Box, Flex, Grid } from '@chakra-ui/react'
import { enquiryTexts as texts } from '#content/texts/staff/enquiry.ts'
import { inboxTexts } from '#content/texts/staff/inbox.ts'
import type { EnquiryDetail, EnquiryEvent, EnquiryItem } from '#contract/staff/enquiries.ts'
import { Button } from '#ui/controls/Button.tsx'
import { Modal } from '#ui/controls/Modal.tsx'
import { H2, Small } from '#ui/text/Text.tsx'
import { useSession } from '../data/useSession.ts'
import { dialogStyle } from '../layout/dialogStyle.ts'
import { newsText } from './News.tsx'

interface AnswerClashProps {
  enquiry: EnquiryDetail
  theirs: EnquiryItem
  news: readonly EnquiryEvent[]
  text: string
  onClose: () => void
  onSend: (version: number) => void
}

/** An answer that was not sent because somebody else, or the same member elsewhere, was first: both, and the choice. */
export function AnswerClash({ enquiry, theirs, news, text, onClose, onSend }: AnswerClashProps) {
  const { address } = useSession()
  const answered = news.findLast(({ kind }) => kind === 'answer')
  const last = enquiry.answers.at(-1)
  const isOwn = news.length === 0 && last?.author === address
  const their = isOwn ? last : answered && enquiry.answers.findLast(({ author }) => author === answered.actor)
  const both = [
    { title: isOwn ? texts.sentBefore : texts.theirs, text: their?.text ?? inboxTexts.states[theirs.state] },
    { title: texts.yours, text },
  ]
  return (
    <Modal onClose={onClose} aria-labelledby="answer-clash" {...dialogStyle}>
      <H2 id="answer-clash">{isOwn ? texts.repeatedTitle : texts.overtakenTitle}</H2>
      {news.map((event) => (
        <Box key={event.id} textStyle="ui" mt="2">
          {newsText(event)}
        </Box>
      ))}
      <Small mt="3" mb="5">
        {isOwn ? texts.repeated : texts.overtaken(inboxTexts.states[theirs.state])}
      </Small>
      <Grid templateColumns={{ base: '1fr', sm: '1fr 1fr' }} gap="4" mb="6">
        {both.map((version) => (
          <Box key={version.title} minW="0" border="1px solid" borderColor="line" borderRadius="tile" p="4" bg="wash">
            <Box textStyle="label" mb="2">
              {version.title}
            </Box>
            <Box
              tabIndex={0}
              role="group"
              aria-label={version.title}
              dir="auto"
              textStyle="ui"
              whiteSpace="pre-wrap"
              overflowWrap="anywhere"
              maxH="12rem"
              overflowY="auto"
            >
              {version.text}
            </Box>
          </Box>
        ))}
      </Grid>
      <Flex gap="3" wrap="wrap">
        <Button variant="navy" size="sm" onClick={onClose}>
          {texts.keepText}
        </Button>
        <Button variant="line" size="sm" onClick={() => onSend(theirs.version)}>
          {texts.sendAnyway}
        </Button>
      </Flex>
    </Modal>
  )
}
