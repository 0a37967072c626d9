import { Box, chakra, Flex } from '@chakra-ui/react'
import { useEffect, useId, useRef, useState } from 'react'
import { libraryTexts as texts } from '#content/texts/library.ts'
import { sizeText } from '#library/stored.ts'
import { Button } from '#ui/Button.tsx'
import { useFocusBack } from '#ui/form/useFocusBack.ts'
import { Icon } from '#ui/Icon.tsx'
import { H2, Small } from '#ui/Text.tsx'
import { useInSight } from '#ui/useInSight.ts'
import { Wrap } from '#ui/Wrap.tsx'
import { Figures } from './Figures.tsx'
import { ReadingPlaces } from './ReadingPlaces.tsx'
import { StoredList } from './StoredList.tsx'
import { useLibrary } from './useLibrary.ts'

/**
 * What is stored on this device for reading, when it was refreshed and how much it takes, and what can be done about it
 * (decisions, Offline). Every part has its place from the start; figures come when the reader comes near.
 */
export function OfflineLibrary() {
  const section = useRef<HTMLElement>(null)
  const library = useLibrary(useInSight(section))
  const { found, removed, busy, said } = library
  const buttons = useFocusBack<HTMLDivElement>(busy)
  const isEmpty = found && found.pages.length === 0 && found.pictures.count === 0
  const id = useId()
  return (
    <Wrap as="section" ref={section} aria-labelledby={id} data-library="" data-screen="" py={{ base: '14', sm: '20' }}>
      <Box
        bg="wash"
        borderRadius="card"
        px={{ base: '5', sm: '10' }}
        pt={{ base: '6', sm: '10' }}
        pb="4"
        borderTop="5px solid"
        borderColor="gold.500"
      >
        <Flex align="center" gap="3">
          <Icon name="download" size="26px" />
          <H2 id={id}>{texts.title}</H2>
        </Flex>
        <Small mt="3" maxW="44em">
          {texts.lead}
        </Small>
        <Figures found={found} />
        <Flex ref={buttons} direction={{ base: 'column', md: 'row' }} gap="3" mt="6" align={{ md: 'center' }}>
          <Button look="navy" size="slim" disabled={busy} onClick={library.refresh}>
            {removed ? texts.store : texts.refresh}
          </Button>
          <Pictures {...library} />
          <Button look="line" size="slim" disabled={busy || isEmpty} onClick={library.remove}>
            {texts.remove}
          </Button>
        </Flex>
        <chakra.p role="status" m="0" mt="2" minH="1.4em" textStyle="meta" color="ink2">
          {said}
        </chakra.p>
        {/* The list has its line before anything is known, so that nothing moves when it comes. */}
        <Box minH="touch">{found && found.pages.length > 0 && <StoredList found={found} />}</Box>
        <ReadingPlaces />
        <Unsupported />
      </Box>
    </Wrap>
  )
}

/** A button with the size on it, or in its place what there is to say. */
function Pictures({ found, missing, busy, removed, savePictures }: ReturnType<typeof useLibrary>) {
  const bytes = missing.reduce((sum, picture) => sum + picture.bytes, 0)
  if (found && !removed && bytes > 0) {
    return (
      <Button look="line" size="slim" disabled={busy} onClick={savePictures}>
        {texts.savePictures(sizeText(bytes))}
      </Button>
    )
  }
  return (
    <Flex minH="touch" align="center" textStyle="ui" color="ink2">
      {found && found.pictures.count > 0 ? texts.picturesStored : texts.picturesNone}
    </Flex>
  )
}

/** Where the browser has no worker all of the above is in vain, and says so. */
function Unsupported() {
  const [unsupported, setUnsupported] = useState(false)
  useEffect(() => setUnsupported(!('serviceWorker' in navigator) || !('caches' in window)), [])
  return unsupported && <Small mt="3">{texts.unsupported}</Small>
}
