import { Box, Flex } from '@chakra-ui/react'
import { enquiryTexts as texts } from '#content/texts/staff/enquiry.ts'
import type { EnquiryAnswer } from '#contract/staff/enquiries.ts'
import { exactly } from '../data/times.ts'
import { Section } from './Section.tsx'

/** Emails that went to the enquirer, and whether they arrived. */
export function Answers({ answers }: { answers: readonly EnquiryAnswer[] }) {
  if (answers.length === 0) return null
  return (
    <Section title={texts.answers}>
      {answers.map((answer) => (
        <Box
          key={answer.id}
          maxW="measure"
          mb="4"
          p={{ base: '4', sm: '5' }}
          bg="okBg"
          color="ink"
          border="1px solid"
          borderStyle={answer.delivery === 'waiting' ? 'dashed' : 'solid'}
          borderColor={answer.delivery === 'dead' ? 'err' : 'line'}
          borderRadius="small"
        >
          <Flex wrap="wrap" gap="2" justify="space-between" textStyle="meta" color="ink2" mb="2">
            <span>{texts.at(answer.author, exactly(answer.at))}</span>
            <strong>{texts.delivery[answer.delivery]}</strong>
          </Flex>
          <Box textStyle="label" mb="2">
            {answer.subject}
          </Box>
          <Box textStyle="small" whiteSpace="pre-wrap" overflowWrap="anywhere">
            {answer.text}
          </Box>
          {answer.error && (
            <Box textStyle="meta" color="err" mt="2" overflowWrap="anywhere">
              {answer.error}
            </Box>
          )}
        </Box>
      ))}
    </Section>
  )
}
