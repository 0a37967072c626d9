import { chakra, Flex } from '@chakra-ui/react'
import { type ChangeEvent, useId, useState } from 'react'
import { offlineStorageTexts as texts } from '#content/texts/offlineStorage.ts'
import { exportThings, importThings } from '#device/myThings.ts'
import { noteOfflineChange } from '#device/offline/changes.ts'
import { allProgress, lastUnfinished } from '#device/offline/progress.ts'
import { noteUnfinished } from '#device/offline/unfinished.ts'
import { saveFile } from '#ui/browser/saveFile.ts'
import { Button } from '#ui/controls/Button.tsx'
import { H3, Small } from '#ui/text/Text.tsx'

/** Saves what the visitor keeps on this device as a file, and takes over such a file. */
export function MyThings() {
  const titleId = useId()
  const inputId = useId()
  const [status, announce] = useState('')
  const save = () => saveFile(new Blob([exportThings(new Date())], { type: 'application/json' }), texts.thingsFile)
  const open = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const found = importThings((await target.files?.[0]?.text().catch(() => '')) ?? '')
    announce(outcome(found))
    // Other pages offer to go on in one.
    if (lastUnfinished(allProgress())) noteUnfinished(true)
    noteOfflineChange()
    // As for a tab in which another one changed it: the page shows the theme and the reading settings that came.
    dispatchEvent(new StorageEvent('storage'))
    // The same file may be opened again.
    target.value = ''
  }
  return (
    <chakra.section aria-labelledby={titleId} mt="4" pt="5" pb="4" borderTop="1px solid" borderColor="line">
      <H3 id={titleId}>{texts.things}</H3>
      <Small mt="2" maxW="44em">
        {texts.thingsLead}
      </Small>
      <Flex gap="3" wrap="wrap" mt="3">
        <Button variant="line" size="sm" onClick={save}>
          {texts.exportThings}
        </Button>
        <chakra.label
          htmlFor={inputId}
          display="inline-flex"
          alignItems="center"
          minH="touch"
          px="18px"
          border="2px solid"
          borderRadius="tile"
          textStyle="button"
          fontSize="1rem"
          cursor="pointer"
          css={{ '&:has(:focus-visible)': { outline: '3px solid {colors.focus}', outlineOffset: '3px' } }}
        >
          {texts.importThings}
          <input
            id={inputId}
            className="unseen"
            type="file"
            accept="application/json,.json"
            onChange={(event) => void open(event)}
          />
        </chakra.label>
      </Flex>
      <chakra.p role="status" m="0" mt="2" textStyle="meta" color="ink2">
        {status}
      </chakra.p>
    </chakra.section>
  )
}

function outcome(found: ReturnType<typeof importThings>): string {
  if (found === 'other') return texts.thingsOther
  if (found === 'later') return texts.thingsLater
  const { taken, kept, unreadable, isFull } = found
  return [
    texts.thingsDone(taken, kept),
    unreadable > 0 ? texts.thingsUnreadable(unreadable) : '',
    isFull ? texts.thingsFull : '',
  ]
    .filter(Boolean)
    .join(' ')
}
