import { Flex } from '@chakra-ui/react'
import { enquiryTexts as texts } from '#content/texts/staff/enquiry.ts'
import type { EnquiryDetail } from '#contract/staff/enquiries.ts'
import { Button, ButtonAnchor } from '#ui/controls/Button.tsx'
import { Icon } from '#ui/media/Icon.tsx'
import { answerFieldId } from './answerFieldId.ts'
import { callLink, emailLink, whatsappLink } from './contactLinks.ts'

const answerIcon = 'M10 6 4 12l6 6M4 12h9a7 7 0 0 1 7 7'
const printIcon = 'M7 9V4h10v5M7 17H4v-7h16v7h-3M7 14h10v6H7z'

/** One tap to answer, call, email or chat with the person; only what can work is offered. */
export function ContactButtons({ enquiry }: { enquiry: EnquiryDetail }) {
  const call = callLink(enquiry.contactNumber)
  const links = [
    {
      href: call?.href,
      text: call?.hasCountry === false ? texts.callWithoutCountry : texts.call,
      icon: 'phone' as const,
    },
    { href: emailLink(enquiry), text: texts.writeEmail, icon: 'mail' as const },
    { href: whatsappLink(enquiry.contactNumber), text: texts.whatsapp, icon: 'chat' as const },
  ]
  const toAnswer = () => {
    const field = document.getElementById(answerFieldId)
    field?.focus()
    field?.scrollIntoView({ block: 'center' })
  }
  return (
    <Flex data-screen="" wrap="wrap" gap="2" mt="4">
      {enquiry.canAnswer && (
        <Button size="sm" onClick={toAnswer}>
          <Icon path={answerIcon} size="20px" />
          <span>{texts.toAnswer}</span>
        </Button>
      )}
      {links.map(
        ({ href, text, icon }) =>
          href && (
            <ButtonAnchor
              key={text}
              variant="line"
              size="sm"
              color="link"
              href={href}
              {...(icon === 'chat' && { target: '_blank', rel: 'noopener noreferrer' })}
            >
              <Icon name={icon} size="20px" />
              <span>{text}</span>
            </ButtonAnchor>
          ),
      )}
      <Button variant="line" size="sm" color="link" onClick={() => window.print()} aria-label={texts.print} px="3">
        <Icon path={printIcon} size="20px" />
      </Button>
    </Flex>
  )
}
