import { Box, chakra } from '@chakra-ui/react'
import { useEffect, useState } from 'react'
import { callOfferTexts as texts } from '#content/texts/callOffer.ts'
import { subscribe } from '#device/outbox/item.ts'
import { backendUrl } from '#device/outbox/post.ts'
import { ButtonAnchor } from '#ui/controls/Button.tsx'
import { EnquiryForm } from './EnquiryForm.tsx'

/**
 * The enquiry form, and below it the offer of a call once an enquiry has arrived, also one that waited for a connection, if the
 * server's answer has one. A build without the offer has `EnquiryForm` alone.
 */
export function FormWithCall() {
  const path = useCallPath()
  return (
    <>
      <EnquiryForm />
      <div role="status">
        {path && (
          <Box mt="6" p={{ base: '24px 20px', sm: '40px' }} bg="panel" color="ink" borderRadius="card" boxShadow="form">
            <chakra.h3 textStyle="h3" m="0">
              {texts.title}
            </chakra.h3>
            <chakra.p mt="10px" mb="6" maxW="34em">
              {texts.lead}
            </chakra.p>
            <ButtonAnchor variant="navy" href={backendUrl(path)}>
              {texts.choose}
            </ButtonAnchor>
          </Box>
        )}
      </div>
    </>
  )
}

/** The path that the answer to the last enquiry offers; empty before there is one. */
function useCallPath(): string {
  const [path, setPath] = useState('')
  useEffect(
    () =>
      subscribe((change) => {
        if (change.what === 'sent' && change.kind === 'enquiry') setPath(callPathIn(change.answer))
      }),
    [],
  )
  return path
}

/** Only a path of the server's own page: whatever else an answer holds leads nowhere. */
function callPathIn(answer: unknown): string {
  if (typeof answer !== 'object' || answer === null || !('call' in answer)) return ''
  return typeof answer.call === 'string' && /^\/api\/call\/[\w.-]+$/.test(answer.call) ? answer.call : ''
}
