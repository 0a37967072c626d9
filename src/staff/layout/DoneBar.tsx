import { Flex } from '@chakra-ui/react'
import { useSelector } from '@tanstack/react-store'
import { useEffect, useState } from 'react'
import { deskTexts as texts } from '#content/texts/staff/desk.ts'
import { Button } from '#ui/controls/Button.tsx'
import { Icon } from '#ui/media/Icon.tsx'
import { errorText } from '../data/errorText.ts'
import { announceDone, announceFailure, lastDone } from '../data/undo.ts'

/** Long enough to read and to reach for it (WCAG 2.2.1: at least 20 s); errors stay. */
const shownFor = 20_000

/** The last act, with the way back; at the foot, over the page. */
export function DoneBar() {
  const done = useSelector(lastDone)
  const [busy, setBusy] = useState(false)
  const close = () => lastDone.setState(() => undefined)
  useEffect(() => {
    if (!done || done.isError) return
    const timer = setTimeout(() => lastDone.get() === done && lastDone.setState(() => undefined), shownFor)
    return () => clearTimeout(timer)
  }, [done])
  const undo = async () => {
    if (!done?.undo || busy) return
    setBusy(true)
    try {
      await done.undo()
      announceDone(texts.undone)
    } catch (error) {
      announceFailure(errorText(error))
    }
    setBusy(false)
  }
  return (
    <Flex
      data-screen=""
      position="fixed"
      zIndex="notice"
      left={{ base: '3', md: '6' }}
      right={{ base: '3', md: 'auto' }}
      bottom={{ base: 'calc(68px + env(safe-area-inset-bottom))', md: '6' }}
      pointerEvents="none"
      css={{ '--focus-ring': '{colors.gold.400}' }}
    >
      <Flex role="status" flex="1">
        {done && (
          <Flex
            flex="1"
            align="center"
            gap="3"
            pl="4"
            pr="2"
            py="2"
            maxW="36rem"
            minH="56px"
            borderRadius="tile"
            bg={done.isError ? 'noticeError' : 'navy.800'}
            color="white"
            boxShadow="form"
            textStyle="ui"
            pointerEvents="auto"
          >
            <Icon name={done.isError ? 'alert' : 'check'} size="20px" />
            <Flex flex="1">{done.text}</Flex>
            {done.undo && (
              <Button size="sm" disabled={busy} onClick={() => void undo()}>
                {texts.undo}
              </Button>
            )}
            <Button
              variant="line"
              size="sm"
              minW="touch"
              px="0"
              borderColor="transparent"
              aria-label={texts.dismiss}
              onClick={close}
            >
              <Icon name="close" size="18px" />
            </Button>
          </Flex>
        )}
      </Flex>
    </Flex>
  )
}
