import { chakra } from '@chakra-ui/react'
import { useLocation } from '@tanstack/react-router'
import { edition } from '#content/edition.ts'
import { pathIn } from '#content/pathIn.ts'
import { site } from '#content/site.ts'
import { pathOf } from './menu.ts'

/** Printed only, where bar and footer are omitted: the source and address of the text. */
export function PrintFooter() {
  const path = useLocation({ select: pathOf })
  return (
    // At an article's id address the prerendered page shows the slug address that it redirects to.
    <chakra.p data-print-footer="" textStyle="meta" suppressHydrationWarning>
      {[
        site.product,
        site.phone,
        site.email,
        site.origin + (import.meta.env.SITE_IS_TRANSLATION ? pathIn(edition.prefix, path) : path),
      ].join(' · ')}
    </chakra.p>
  )
}
