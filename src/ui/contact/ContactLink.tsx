import { chakra, type HTMLChakraProps } from '@chakra-ui/react'
import { contactLinks } from '#content/pages/contactLinks.ts'
import { track } from '#ui/browser/track.ts'
import { OutsideHint } from '../controls/OutsideHint.tsx'
import { Icon, type IconName } from '../media/Icon.tsx'

interface ContactLinkProps extends HTMLChakraProps<'a'> {
  icon: IconName
  label: string
  /** The number, address or place itself. */
  name: string
  href: string
  iconColor?: string
  nameColor?: string
}

const Card = chakra('a', {
  base: {
    display: 'flex',
    gap: '14px',
    alignItems: 'center',
    px: '18px',
    pt: '15px',
    pb: '13px',
    borderRadius: 'tile',
    color: 'white',
    fontFamily: 'sans',
    fontWeight: 'semibold',
    fontSize: '1.0625rem',
    lineHeight: '1.2',
    textDecoration: 'none',
  },
})

/** Counts the click on a chat link (SH-19). Does nothing for other addresses. */
export function countChat(href: string): { onClick?: () => void } {
  return href === contactLinks.chat ? { onClick: () => track('whatsapp_click') } : {}
}

/** A card that calls, writes, chats or shows the way; what leaves the site opens in a new tab. */
export function ContactLink({ icon, label, name, href, iconColor, nameColor, ...style }: ContactLinkProps) {
  const outside = href.startsWith('http')
  return (
    <Card
      href={href}
      {...(outside && { target: '_blank', rel: 'noopener noreferrer' })}
      {...countChat(href)}
      {...style}
    >
      <chakra.span display="grid" flex="none" color={iconColor}>
        <Icon name={icon} size="26px" />
      </chakra.span>
      <chakra.span position="relative" minW="0" overflowWrap="anywhere">
        <span>{label}</span>
        <chakra.small display="block" fontWeight="normal" fontSize="0.9375rem" lineHeight="1.3" color={nameColor}>
          {name}
        </chakra.small>
        {outside && <OutsideHint />}
      </chakra.span>
    </Card>
  )
}
