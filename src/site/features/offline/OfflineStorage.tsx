import { Box, chakra, Flex } from '@chakra-ui/react'
import { type ComponentType, lazy, type ReactNode, Suspense, useEffect, useId, useRef, useState } from 'react'
import { offlineStorageTexts as texts } from '#content/texts/offlineStorage.ts'
import { sizeText } from '#device/offline/sizeText.ts'
import { loadLate } from '#ui/browser/lateScripts.ts'
import { useInSight } from '#ui/browser/useInSight.ts'
import { Button } from '#ui/controls/Button.tsx'
import { useFocusBack } from '#ui/controls/useFocusBack.ts'
import { Container } from '#ui/layout/Container.tsx'
import { Icon } from '#ui/media/Icon.tsx'
import { H2, Small } from '#ui/text/Text.tsx'
import { Figures } from './Figures.tsx'
import { type OfflineStorageState, useOfflineStorage } from './useOfflineStorage.ts'

/** Asks whether marks and notes go, too. Without its script they stay. */
const RemoveQuestion = lazy(
  (): Promise<{ default: ComponentType<AnswerProps> }> =>
    import('./RemoveQuestion.tsx').catch(() => ({ default: KeepMarks })),
)

interface AnswerProps {
  /** Without an answer nothing is removed. */
  onAnswer: (andMarks?: boolean) => void
}

/**
 * Shows the pages stored on this device, when they were refreshed, how much room they take, and the buttons to change
 * that. Every part has its place from the start (CLS); the figures load when the section comes near the viewport.
 * `marks` lists what the visitor marked, which 'Remove' deletes as well if the visitor says so.
 */
export function OfflineStorage({ marks }: { marks?: ReactNode }) {
  const section = useRef<HTMLElement>(null)
  const storage = useOfflineStorage(useInSight(section))
  const { found, optedOut, isEmpty, busy, status } = storage
  const { StoredList, ReadingPlaces, MyThings } = storage.parts
  const [isAsking, setAsking] = useState(false)
  const buttons = useFocusBack<HTMLDivElement>(busy || isAsking)
  const remove = async () => {
    const { hasMarks } = await loadLate(() => import('#device/offline/marks.ts'))
    if (hasMarks()) setAsking(true)
    else storage.remove(false)
  }
  const answer = (andMarks?: boolean) => {
    setAsking(false)
    if (andMarks !== undefined) storage.remove(andMarks)
  }
  const id = useId()
  return (
    <Container
      as="section"
      ref={section}
      aria-labelledby={id}
      data-offline-storage=""
      data-screen=""
      py={{ base: '14', sm: '20' }}
    >
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
          <H2 id={id} minW="0" overflowWrap="anywhere">
            {texts.title}
          </H2>
        </Flex>
        <Small mt="3" maxW="44em">
          {texts.lead}
        </Small>
        <Figures found={found} />
        <Box ref={buttons}>
          <Flex direction={{ base: 'column', md: 'row' }} gap="3" mt="6" align={{ md: 'center' }}>
            <Button variant="navy" size="sm" disabled={busy} onClick={storage.saveAll}>
              {texts.saveAll(bytesMissing(storage) > 0 ? sizeText(bytesMissing(storage)) : '')}
            </Button>
            <Button variant="line" size="sm" disabled={busy} onClick={storage.refresh}>
              {optedOut ? texts.store : texts.refresh}
            </Button>
            <Pictures {...storage} />
            <Button variant="line" size="sm" disabled={busy || isEmpty} onClick={() => void remove()}>
              {texts.remove}
            </Button>
          </Flex>
          <Suspense>{isAsking && <RemoveQuestion onAnswer={answer} />}</Suspense>
        </Box>
        <chakra.p role="status" m="0" mt="2" minH="1.4em" textStyle="meta" color="ink2">
          {status}
        </chakra.p>
        {/* The list's line is reserved before anything is known, so that nothing moves (CLS). */}
        <Box minH="touch">{StoredList && found && found.pages.length > 0 && <StoredList found={found} />}</Box>
        <Box minH="touch">{ReadingPlaces && <ReadingPlaces />}</Box>
        {marks}
        {MyThings && <MyThings />}
        <Unsupported />
      </Box>
    </Container>
  )
}

function KeepMarks({ onAnswer }: AnswerProps) {
  useEffect(() => onAnswer(false), [onAnswer])
  return null
}

function bytesMissing({ missing }: Pick<OfflineStorageState, 'missing'>): number {
  return missing.reduce((sum, picture) => sum + picture.bytes, 0)
}

/** A button with the download size, or in its place a sentence on why there is none. */
function Pictures({ found, missing, busy, optedOut, savePictures }: OfflineStorageState) {
  const bytes = bytesMissing({ missing })
  if (found && !optedOut && bytes > 0) {
    return (
      <Button variant="line" size="sm" disabled={busy} onClick={savePictures}>
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

/** Says that nothing can be stored, where the browser has no service worker. */
function Unsupported() {
  const [unsupported, setUnsupported] = useState(false)
  useEffect(() => setUnsupported(!('serviceWorker' in navigator) || !('caches' in window)), [])
  return unsupported && <Small mt="3">{texts.unsupported}</Small>
}
