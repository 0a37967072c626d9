import { Flex } from '@chakra-ui/react'
import { type RefObject, useEffect, useState } from 'react'
import { contactLinks } from '#content/pages/contactLinks.ts'
import { enquiryTexts as texts } from '#content/texts/enquiry.ts'
import { Button, ButtonAnchor } from '#ui/Button.tsx'
import { fieldsOf } from './useEnquiry.ts'

/** Where nothing can be sent or kept: take the text along as it stands now, by clipboard, e-mail or chat. */
export function OtherWays({ form }: { form: RefObject<HTMLFormElement | null> }) {
  const text = useTextOf(form)
  const [copied, setCopied] = useState<string>()
  const copy = async () => {
    // A browser that keeps the clipboard to itself leaves the button as it is: there are two other ways.
    const done = await navigator.clipboard.writeText(text).then(
      () => true,
      () => false,
    )
    setCopied(done ? text : undefined)
  }
  return (
    <Flex gridColumn="1 / -1" gap="3" wrap="wrap">
      <Button look="navy" size="slim" onClick={() => void copy()}>
        {copied === text ? texts.copied : texts.copyText}
      </Button>
      <ButtonAnchor look="line" size="slim" href={`${contactLinks.email}?body=${encodeURIComponent(text)}`}>
        {texts.writeEmail}
      </ButtonAnchor>
      <ButtonAnchor
        look="line"
        size="slim"
        href={`${contactLinks.chat}?text=${encodeURIComponent(text)}`}
        target="_blank"
        rel="noopener noreferrer"
      >
        {texts.writeWhatsapp}
      </ButtonAnchor>
    </Flex>
  )
}

/** What the form holds, line by line, and again whenever a person has typed on. */
function useTextOf(form: RefObject<HTMLFormElement | null>): string {
  const [text, setText] = useState('')
  useEffect(() => {
    const { current } = form
    if (!current) return
    const read = () => setText(Object.values(fieldsOf(current)).filter(Boolean).join('\n'))
    read()
    current.addEventListener('input', read)
    return () => current.removeEventListener('input', read)
  }, [form])
  return text
}
