import { Box } from '@chakra-ui/react'
import { edition } from '#content/edition.ts'
import { site } from '#content/site.ts'
import { inLanguage, unstoredAt } from '#content/unstored.ts'
import { OfflineHero } from './OfflineHero.tsx'
import StoredHere from './StoredHere.tsx'

/**
 * In place of a page that is not on this device, at its own address and in its language: for a page in another language that
 * was never opened, the worker has the scripts of the English pages only.
 */
export default function NotStoredPage() {
  const { language, texts } = unstoredAt(location.pathname)
  return (
    <Box {...(language.code !== edition.code && inLanguage(language))}>
      <title>{`${texts.name} - ${site.product}`}</title>
      <OfflineHero texts={texts} />
      <StoredHere texts={texts.storedPages} />
    </Box>
  )
}
