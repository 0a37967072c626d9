import { Flex } from '@chakra-ui/react'
import { type RefObject, useState } from 'react'
import { contactLinks } from '#content/pages/contactLinks.ts'
import { enquiryTexts as texts } from '#content/texts/enquiry.ts'
import { Button, ButtonAnchor } from '#ui/Button.tsx'
import { fieldsOf } from './useEnquiry.ts'

/** Where nothing can be sent or kept: take the text along, by clipboard, e-mail or chat. */
export function OtherWays({ form }: { form: RefObject<HTMLFormElement | null> }) {
  const [copied, setCopied] = useState(false)
  const text = () => (form.current ? Object.values(fieldsOf(form.current)).filter(Boolean).join('\n') : '')
  const copy = async () => {
    await navigator.clipboard.writeText(text())
    setCopied(true)
  }
  return (
    <Flex gridColumn="1 / -1" gap="3" wrap="wrap">
      <Button look="navy" size="slim" onClick={() => void copy()}>
        {copied ? texts.copied : texts.copyText}
      </Button>
      <ButtonAnchor look="line" size="slim" href={`${contactLinks.email}?body=${encodeURIComponent(text())}`}>
        {texts.writeEmail}
      </ButtonAnchor>
      <ButtonAnchor
        look="line"
        size="slim"
        href={`${contactLinks.chat}?text=${encodeURIComponent(text())}`}
        target="_blank"
        rel="noopener noreferrer"
      >
        {texts.writeWhatsapp}
      </ButtonAnchor>
    </Flex>
  )
}
