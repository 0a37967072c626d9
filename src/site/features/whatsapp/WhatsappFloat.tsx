import { chakra, Flex } from '@chakra-ui/react'
import { useId, useState } from 'react'
import { contactLinks } from '#content/pages/contactLinks.ts'
import { frameTexts } from '#content/texts/frame.ts'
import { countChat } from '#ui/contact/ContactLink.tsx'
import { Icon } from '#ui/media/Icon.tsx'

const Chat = chakra('a', {
  base: {
    display: 'grid',
    placeItems: 'center',
    w: { base: '52px', sm: '60px' },
    h: { base: '52px', sm: '60px' },
    bg: 'whatsapp',
    color: 'white',
    borderRadius: 'full',
    boxShadow: 'card',
    transition: 'transform {durations.move} {easings.out}',
    _hover: { transform: 'translateY(-3px)' },
  },
})

const Toggle = chakra(
  'button',
  {
    base: {
      display: 'grid',
      placeItems: 'center',
      w: 'touch',
      h: { base: '52px', sm: '60px' },
      p: '0',
      border: '0',
      bg: 'transparent',
      cursor: 'pointer',
      // The touch target is larger than the visible part.
      '& span': {
        display: 'grid',
        placeItems: 'center',
        w: '26px',
        h: '26px',
        bg: 'navy.800',
        color: 'white',
        border: '1px solid rgb(255 255 255 / .25)',
        borderRadius: 'full',
        boxShadow: 'rest',
        '& svg': { transform: 'rotate(-90deg)' },
      },
      '&[aria-expanded=false]': {
        bg: 'whatsapp',
        borderRadius: '999px 0 0 999px',
        boxShadow: 'card',
        '& span': { bg: 'transparent', border: '0', boxShadow: 'none', '& svg': { transform: 'none' } },
      },
    },
  },
  { defaultProps: { type: 'button' } },
)

/** Chat button at the bottom right; starts shown, collapses and expands (SH-04, SH-05). */
export function WhatsappFloat() {
  const [shown, setShown] = useState(true)
  const id = useId()
  return (
    <Flex
      as="aside"
      aria-label={frameTexts.whatsappChat}
      position="fixed"
      zIndex="float"
      bottom={{ base: 'calc(16px + var(--player-height, 0px))', sm: 'calc(26px + var(--player-height, 0px))' }}
      right={shown ? { base: '16px', sm: '26px' } : '0'}
    >
      <Toggle
        aria-expanded={shown}
        aria-controls={id}
        aria-label={shown ? frameTexts.hideWhatsapp : frameTexts.showWhatsapp}
        onClick={() => setShown(!shown)}
      >
        <span>
          <Icon name={shown ? 'chevron' : 'chat'} size={shown ? '14px' : '24px'} />
        </span>
      </Toggle>
      <div id={id} hidden={!shown}>
        <Chat
          href={contactLinks.chat}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={`${frameTexts.whatsappChat} (${frameTexts.opensInNewTab})`}
          {...countChat(contactLinks.chat)}
        >
          <Icon name="chat" size="30px" />
        </Chat>
      </div>
    </Flex>
  )
}
