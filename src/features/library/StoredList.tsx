import { chakra } from '@chakra-ui/react'
import { useState } from 'react'
import { libraryTexts as texts } from '#content/texts/library.ts'
import type { Stored } from '#library/stored.ts'
import { Icon } from '#ui/Icon.tsx'
import { StoredPages } from './StoredPages.tsx'

/** The stored pages by name, for those who want to see them. */
export function StoredList({ found }: { found: Stored }) {
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
