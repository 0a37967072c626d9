import { useEffect, useState } from 'react'
import { type OfflinePage, offline } from '#content/pages/offline.ts'
import { type OfflineUsage, readUsage } from '#device/offline/readUsage.ts'
import { Container } from '#ui/layout/Container.tsx'
import { H2, Paragraph } from '#ui/text/Text.tsx'
import { StoredPages } from './StoredPages.tsx'

/** For a page that cannot be loaded: lists what is on this device. */
export default function StoredHere({ texts = offline.storedPages }: { texts?: OfflinePage['storedPages'] }) {
  const [found, setFound] = useState<OfflineUsage>()
  useEffect(() => {
    let wanted = true
    void readUsage().then((all) => wanted && setFound(all))
    return () => {
      wanted = false
    }
  }, [])
  const { title, text, nothing } = texts
  return (
    <Container as="section" data-stored-here="" py={{ base: '14', sm: '20' }} minH="60vh">
      <H2>{title}</H2>
      {found && (
        <>
          <Paragraph color="ink2" mt="3">
            {found.pages.length > 0 ? text : nothing}
          </Paragraph>
          <StoredPages found={found} texts={texts} />
        </>
      )}
    </Container>
  )
}
