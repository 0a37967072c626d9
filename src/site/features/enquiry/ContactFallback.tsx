import { Flex } from '@chakra-ui/react'
import { type RefObject, useEffect, useState } from 'react'
import { contactLinks } from '#content/pages/contactLinks.ts'
import { enquiryTexts as texts } from '#content/texts/enquiry.ts'
import { uriPart } from '#ui/browser/uriPart.ts'
import { Button, ButtonAnchor } from '#ui/controls/Button.tsx'
import { valuesOf } from '#ui/controls/useOutboxForm.ts'

/** Shown when nothing can be sent or stored: take the current text along by clipboard, e-mail or chat. */
export function ContactFallback({ form }: { form: RefObject<HTMLFormElement | null> }) {
  const text = useTextOf(form)
  const [copied, setCopied] = useState<string>()
  const copy = async () => {
    // If clipboard access is refused the button does nothing; two other ways remain.
    const done = await navigator.clipboard.writeText(text).then(
      () => true,
      () => false,
    )
    setCopied(done ? text : undefined)
  }
  return (
    <Flex gridColumn="1 / -1" gap="3" wrap="wrap">
      <Button variant="navy" size="sm" onClick={() => void copy()}>
        {copied === text ? texts.copied : texts.copyText}
      </Button>
      <ButtonAnchor variant="line" size="sm" href={`${contactLinks.email}?body=${uriPart(text)}`}>
        {texts.writeEmail}
      </ButtonAnchor>
      <ButtonAnchor
        variant="line"
        size="sm"
        href={`${contactLinks.chat}?text=${uriPart(text)}`}
        target="_blank"
        rel="noopener noreferrer"
      >
        {texts.writeWhatsapp}
      </ButtonAnchor>
    </Flex>
  )
}

/** The form's content as text, updated while typing. */
function useTextOf(form: RefObject<HTMLFormElement | null>): string {
  const [text, setText] = useState('')
  useEffect(() => {
    const { current } = form
    if (!current) return
    const read = () => setText(Object.values(valuesOf(current)).filter(Boolean).join('\n'))
    read()
    current.addEventListener('input', read)
    return () => current.removeEventListener('input', read)
  }, [form])
  return text
}
