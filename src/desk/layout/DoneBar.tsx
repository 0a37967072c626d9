import { chakra, Flex } from '@chakra-ui/react'
import { useSelector } from '@tanstack/react-store'
import { type FocusEvent, useEffect, useRef, useState } from 'react'
import { deskTexts as texts } from '#content/texts/staff/desk.ts'
import { Button } from '#ui/controls/Button.tsx'
import { Icon } from '#ui/media/Icon.tsx'
import { type Done, dismiss, dismissFailures, notices, takeBack } from '../data/undo.ts'
import { useSignedInAgain } from '../data/useSignedInAgain.ts'

/** Long enough to read and to reach for it (WCAG 2.2.1: at least 20 s); errors stay. */
const shownFor = 20_000

/**
 * The last acts, each with its way back: in the bar beside the name, and on phones over the tabs, so that they cover
 * neither what is read nor what is pressed next.
 */
export function DoneBar() {
  const shown = useSelector(notices)
  useSignedInAgain(dismissFailures)
  const focus = useFocusBefore()
  return (
    <Flex
      {...focus}
      data-screen=""
      role="status"
      direction={{ base: 'column-reverse', md: 'column' }}
      gap="2"
      position="fixed"
      zIndex="notice"
      left={{ base: '2', md: 'calc(var(--gutter) / 2 + 12rem)' }}
      right={{ base: '2', md: 'auto' }}
      top={{ md: '6px' }}
      bottom={{ base: 'calc(4px + env(safe-area-inset-bottom))', md: 'auto' }}
      maxW={{ md: '30rem' }}
      pointerEvents="none"
      css={{ '--focus-ring': '{colors.gold.400}' }}
    >
      {shown.toReversed().map((done) => (
        <Notice key={done.id} done={done} />
      ))}
    </Flex>
  )
}

function Notice({ done }: { done: Done }) {
  const { text, undo, isError = false, until } = done
  useEffect(() => {
    if (isError) return
    const timer = setTimeout(() => dismiss(done), until === undefined ? shownFor : Math.max(0, until - Date.now()))
    return () => clearTimeout(timer)
  }, [done, isError, until])
  return (
    <Flex
      align="center"
      gap="2"
      pl="4"
      pr="1"
      minH="48px"
      borderRadius="tile"
      border="1px solid rgb(255 255 255 / .22)"
      bg={isError ? 'noticeError' : 'navy.800'}
      color="white"
      boxShadow="form"
      textStyle="ui"
      fontSize="1rem"
      pointerEvents="auto"
    >
      <Icon name={isError ? 'alert' : 'check'} size="20px" />
      <Flex flex="1" minW="0" py="1">
        {text}
      </Flex>
      {undo && (
        <Button size="sm" px="3" onClick={() => void takeBack(done)}>
          <span>{texts.undo}</span>
          {until !== undefined && <SecondsLeft until={until} />}
        </Button>
      )}
      <Button
        variant="line"
        size="sm"
        minW="touch"
        px="0"
        borderColor="transparent"
        aria-label={texts.dismiss}
        onClick={() => dismiss(done)}
      >
        <Icon name="close" size="18px" />
      </Button>
    </Flex>
  )
}

/**
 * Gives the focus back to where it was before it came into the bar, or to the page if that is gone, once it is lost with a
 * notice that goes; focus that has moved on stays where it is.
 */
function useFocusBefore() {
  const before = useRef<Element>(null)
  const isInside = useRef(false)
  useEffect(() => {
    if (!isInside.current || document.activeElement !== document.body) return
    isInside.current = false
    const back = before.current?.isConnected ? before.current : document.getElementById('main')
    if (back instanceof HTMLElement) back.focus({ preventScroll: true })
  })
  return {
    onFocus: ({ currentTarget, relatedTarget }: FocusEvent) => {
      isInside.current = true
      if (!currentTarget.contains(relatedTarget)) before.current = relatedTarget
    },
    onBlur: ({ currentTarget, relatedTarget, target }: FocusEvent) => {
      // A button that is taken away loses it, too, and is not on the page any more then.
      if (target.isConnected && !currentTarget.contains(relatedTarget)) isInside.current = false
    },
  }
}

/** Counts down; not for screen readers, which would read each second. */
function SecondsLeft({ until }: { until: number }) {
  const left = () => Math.max(0, Math.ceil((until - Date.now()) / 1000))
  const [seconds, setSeconds] = useState(left)
  useEffect(() => {
    const timer = setInterval(() => setSeconds(left()), 250)
    return () => clearInterval(timer)
  })
  return (
    <chakra.span aria-hidden="true" minW="1.5em" textAlign="right" css={{ fontVariantNumeric: 'tabular-nums' }}>
      {seconds}
    </chakra.span>
  )
}
