import { chakra } from '@chakra-ui/react'
import { useState } from 'react'
import { offlineStorageTexts as texts } from '#content/texts/offlineStorage.ts'
import type { OfflineUsage } from '#device/offline/readUsage.ts'
import { Icon } from '#ui/media/Icon.tsx'
import { StoredPages } from './StoredPages.tsx'

/** The stored pages by name, folded until opened. */
export function StoredList({ found }: { found: OfflineUsage }) {
  const [open, setOpen] = useState(false)
  return (
    <chakra.details
      css={{ '&[open] summary svg': { transform: 'rotate(180deg)' } }}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <chakra.summary
        minH="touch"
        display="inline-flex"
        alignItems="center"
        gap="2"
        cursor="pointer"
        textStyle="ui"
        color="link"
      >
        {texts.list}
        <Icon name="chevron" size="16px" />
      </chakra.summary>
      {open && <StoredPages found={found} />}
    </chakra.details>
  )
}
