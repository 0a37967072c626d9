import { Box, chakra } from '@chakra-ui/react'
import { type ReactNode, useState } from 'react'
import { connectivityTexts as texts } from '#content/texts/connectivity.ts'
import { Icon } from '#ui/Icon.tsx'
import { useOnline } from '#ui/useOnline.ts'
import { Wrap } from '#ui/Wrap.tsx'
import { useRoom } from './useRoom.ts'
import { whatWorks } from './whatWorks.ts'

/**
 * A strip under the top bar while the site cannot be reached: what still works. The page begins below it; over who reads
 * further down it lies, so that nothing moves. It leaves with the bar while one reads on, and can be hidden.
 */
export function ConnectionBanner({ children }: { children?: ReactNode }) {
  const online = useOnline()
  const [hidden, setHidden] = useState(false)
  // The next time it may show again.
  if (online && hidden) setHidden(false)
  const strip = useRoom()
  return (
    <Box
      role="status"
      position="fixed"
      top="var(--bar)"
      insetInline="0"
      zIndex="banner"
      transition="transform"
      transitionDuration="move"
      css={{ 'header[data-hidden] ~ &': { transform: 'translateY(calc(-100% - var(--bar)))' } }}
    >
      {!online && !hidden && (
        <Box
          ref={strip}
          data-connection="away"
          bg="waitBg"
          color="wait"
          borderBottom="1px solid color-mix(in srgb, currentColor 25%, transparent)"
          fontFamily="sans"
          fontWeight="medium"
          fontSize={{ base: '0.9375rem', sm: '1rem' }}
          lineHeight="1.35"
        >
          <Wrap display="flex" alignItems="center" gap={{ base: '10px', sm: '3' }}>
            <Icon name="offline" size="22px" />
            <chakra.span flex="1" minW="0" pt="9px" pb="7px">
              <Sentences {...whatWorks()} />
            </chakra.span>
            {children}
            <chakra.button
              type="button"
              aria-label={texts.dismiss}
              onClick={() => setHidden(true)}
              flex="none"
              display="grid"
              placeItems="center"
              w="touch"
              h="touch"
              me="-12px"
              border="0"
              borderRadius="tile"
              bg="transparent"
              color="inherit"
              cursor="pointer"
            >
              <Icon name="close" size="18px" />
            </chakra.button>
          </Wrap>
        </Box>
      )}
    </Box>
  )
}

function Sentences({ lead, rest }: { lead: string; rest: readonly string[] }) {
  return (
    <>
      <chakra.b fontWeight="semibold">{lead}</chakra.b> {rest.join(' ')}
    </>
  )
}
