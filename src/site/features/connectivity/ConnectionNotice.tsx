import { Box, chakra } from '@chakra-ui/react'
import { keys } from 'idb-keyval'
import { type ReactNode, useEffect, useState } from 'react'
import { connectivityTexts as texts } from '#content/texts/connectivity.ts'
import { siteDatabase } from '#device/db.ts'
import { useOnline } from '#ui/browser/useOnline.ts'
import { Container } from '#ui/layout/Container.tsx'
import { Icon } from '#ui/media/Icon.tsx'
import { useBannerOffset } from './useBannerOffset.ts'

/**
 * The connection banner while the site is unreachable: says what still works. At the top of a page the content starts below
 * it; further down it overlays the page so nothing shifts. It can be dismissed.
 */
export function ConnectionNotice({ children }: { children?: ReactNode }) {
  const online = useOnline()
  const [hidden, setHidden] = useState(false)
  const keeps = useKeepsMessages(online)
  // Back online: a later interruption may show it again.
  if (online && hidden) setHidden(false)
  const banner = useBannerOffset()
  if (online || hidden) return null
  return (
    <Box
      ref={banner}
      data-connection="away"
      bg="waitBg"
      color="wait"
      borderBottom="1px solid color-mix(in srgb, currentColor 25%, transparent)"
      fontFamily="sans"
      fontWeight="medium"
      fontSize={{ base: '0.9375rem', sm: '1rem' }}
      lineHeight="1.35"
    >
      <Container display="flex" alignItems="center" gap={{ base: '10px', sm: '3' }}>
        <Icon name="offline" size="22px" />
        <chakra.span flex="1" minW="0" pt="9px" pb="7px">
          <Sentences {...offlineMessage(keeps)} />
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
      </Container>
    </Box>
  )
}

function Sentences({ lead, rest }: { lead: string; rest: readonly string[] }) {
  return (
    <>
      <chakra.b fontWeight="semibold">{lead}</chakra.b> <span>{rest.join(' ')}</span>
    </>
  )
}

/** The offline message: only what this browser can really do. */
function offlineMessage(keeps: boolean): { lead: string; rest: string[] } {
  // Without a worker only the open page is available; without storage no message can be queued.
  const reads =
    'serviceWorker' in navigator && navigator.serviceWorker?.controller ? texts.reading : texts.readingThisPage
  const writes = keeps ? [texts.writing] : []
  return { lead: navigator.onLine ? texts.unreachable : texts.offline, rest: [reads, ...writes] }
}

/**
 * Whether a message can wait on this device. A browser that blocks storage, as Firefox does with all cookies, still has
 * `indexedDB` and only refuses to open it: so the outbox is read once the connection is gone.
 */
function useKeepsMessages(online: boolean): boolean {
  const [refused, setRefused] = useState(false)
  useEffect(() => {
    if (online) return
    let wanted = true
    keys(siteDatabase.store('items')).then(
      () => wanted && setRefused(false),
      () => wanted && setRefused(true),
    )
    return () => {
      wanted = false
    }
  }, [online])
  return !refused && globalThis.indexedDB !== undefined
}
