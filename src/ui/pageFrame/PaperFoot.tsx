import { chakra } from '@chakra-ui/react'
import { useLocation } from '@tanstack/react-router'
import { site } from '#content/site.ts'

/** Only on paper, where bar and footer are left out: whose text this is, and where it stands. */
export function PaperFoot() {
  const path = useLocation({ select: (location) => location.pathname })
  return (
    // At another address of an article the prerendered page names the one that it will be sent to.
    <chakra.p data-paper="" textStyle="meta" suppressHydrationWarning>
      {[site.product, site.phone, site.email, site.origin + path].join(' · ')}
    </chakra.p>
  )
}
