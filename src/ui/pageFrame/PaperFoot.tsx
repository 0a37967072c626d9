import { chakra } from '@chakra-ui/react'
import { useLocation } from '@tanstack/react-router'
import { site } from '#content/site.ts'

/** Only on paper, where bar and footer are left out: whose text this is, and where it stands. */
export function PaperFoot() {
  const path = useLocation({ select: (location) => location.pathname })
  return (
    <chakra.p data-paper="" textStyle="meta">
      {[site.product, site.phone, site.email, site.origin + path].join(' · ')}
    </chakra.p>
  )
}
