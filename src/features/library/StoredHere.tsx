import { useEffect, useState } from 'react'
import { offline } from '#content/pages/offline.ts'
import { type Stored, stored } from '#library/stored.ts'
import { Button } from '#ui/Button.tsx'
import { H2, Paragraph } from '#ui/Text.tsx'
import { Wrap } from '#ui/Wrap.tsx'
import { StoredPages } from './StoredPages.tsx'

/** For a page that cannot be had: that it is not on this device, unless said already, and what is. */
export default function StoredHere({ listOnly }: { listOnly: boolean }) {
  const [found, setFound] = useState<Stored>()
  useEffect(() => {
    let wanted = true
    void stored().then((all) => wanted && setFound(all))
    return () => {
      wanted = false
    }
  }, [])
  const { title, text, nothing } = offline.stored
  return (
    <Wrap as="section" data-stored-here="" py={{ base: '14', sm: '20' }} minH="60vh">
      {!listOnly && (
        <>
          <H2>{offline.title}</H2>
          <Paragraph color="ink2" mt="3" mb="5">
            {offline.text}
          </Paragraph>
          <Button look="navy" mb="14" onClick={() => location.reload()}>
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
    </Wrap>
  )
}
