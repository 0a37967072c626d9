import { useEffect, useState } from 'react'
import { offline } from '#content/pages/offline.ts'
import { type OfflineUsage, readUsage } from '#offline/readUsage.ts'
import { Button } from '#ui/controls/Button.tsx'
import { Container } from '#ui/layout/Container.tsx'
import { H2, Paragraph } from '#ui/text/Text.tsx'
import { StoredPages } from './StoredPages.tsx'

/** For a page that cannot be loaded: says that it is not on this device, unless `listOnly`, and lists what is. */
export default function StoredHere({ listOnly }: { listOnly: boolean }) {
  const [found, setFound] = useState<OfflineUsage>()
  useEffect(() => {
    let wanted = true
    void readUsage().then((all) => wanted && setFound(all))
    return () => {
      wanted = false
    }
  }, [])
  const { title, text, nothing } = offline.storedPages
  return (
    <Container as="section" data-stored-here="" py={{ base: '14', sm: '20' }} minH="60vh">
      {!listOnly && (
        <>
          <H2>{offline.title}</H2>
          <Paragraph color="ink2" mt="3" mb="5">
            {offline.text}
          </Paragraph>
          <Button variant="navy" mb="14" onClick={() => location.reload()}>
            {offline.tryAgain}
          </Button>
        </>
      )}
      <H2>{title}</H2>
      {found && (
        <>
          <Paragraph color="ink2" mt="3">
            {found.pages.length > 0 ? text : nothing}
          </Paragraph>
          <StoredPages found={found} />
        </>
      )}
    </Container>
  )
}
