import { enquiryTexts as texts } from '#content/texts/staff/enquiry.ts'
import type { EnquiryDetail } from '#contract/staff/enquiries.ts'
import { Icon } from '#ui/media/Icon.tsx'
import { ClientClock } from './ClientClock.tsx'
import { callLink, emailLink, whatsappLink } from './contactLinks.ts'
import { beginLog } from './LogForm.tsx'
import { ToolLink } from './tools.ts'

/**
 * One tap to call, chat with or email the person, with the time where he is; only what can work is offered. A call or chat has
 * its entry in the conversation open, for what is said in it.
 */
export function ContactButtons({ enquiry }: { enquiry: EnquiryDetail }) {
  const call = callLink(enquiry)
  const links = [
    {
      href: call?.href,
      text: call?.hasCountry === false ? texts.callWithoutCountry : texts.call,
      icon: 'phone' as const,
      channel: 'phone' as const,
    },
    {
      href: whatsappLink(enquiry),
      text: texts.whatsapp,
      icon: 'chat' as const,
      channel: 'whatsApp' as const,
    },
    { href: emailLink(enquiry), text: texts.writeEmail, icon: 'mail' as const },
  ]
  return links.map(
    ({ href, text, icon, channel }) =>
      href && (
        <ToolLink
          key={text}
          href={href}
          title={text}
          {...(channel && { onClick: () => beginLog(enquiry.id, channel) })}
          {...(icon === 'chat' && { target: '_blank', rel: 'noopener noreferrer' })}
        >
          <Icon name={icon} size="18px" />
          <span className={icon === 'phone' ? undefined : 'unseen'}>{text}</span>
          {icon === 'phone' && <ClientClock zones={enquiry.call.zones} />}
        </ToolLink>
      ),
  )
}
