import { Box, chakra } from '@chakra-ui/react'
import { useState } from 'react'
import { callOfferTexts as texts } from '#content/texts/callOffer.ts'
import { backendUrl } from '#device/outbox/post.ts'
import { offeredCallOf } from '#device/outbox/receipts.ts'
import { ButtonAnchor } from '#ui/controls/Button.tsx'
import { EnquiryForm } from './EnquiryForm.tsx'

/**
 * The enquiry form, and below it the offer of a call once the enquiry of this form has arrived, if the answer has one. What was
 * sent later, or after its form was left, is offered with its receipt (`outbox-panel`): so each enquiry has one offer, however
 * many forms a page has.
 */
export function FormWithCall() {
  const [path, setPath] = useState<string>()
  return (
    <>
      <EnquiryForm onSent={(answer) => setPath(offeredCallOf(answer))} />
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
