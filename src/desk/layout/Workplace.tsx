import { Flex } from '@chakra-ui/react'
import { Outlet } from '@tanstack/react-router'
import { useSelector } from '@tanstack/react-store'
import { deskTexts as texts } from '#content/texts/staff/desk.ts'
import { Spinner } from '#ui/feedback/Spinner.tsx'
import { SkipLink } from '#ui/layout/SkipLink.tsx'
import { serverState } from '../data/serverState.ts'
import { sessionState } from '../data/session.ts'
import { useSummaryUpdates } from '../data/summary.ts'
import { QueueBar } from '../offline/QueueBar.tsx'
import { SessionEnded } from '../session/SessionEnded.tsx'
import { SignInPage } from '../session/SignInPage.tsx'
import { DoneBar } from './DoneBar.tsx'
import { ServerBanner } from './ServerBanner.tsx'
import { ShortcutHelp } from './ShortcutHelp.tsx'
import { BottomTabs } from './Tabs.tsx'
import { TopBar } from './TopBar.tsx'

/** The frame of every page of somebody who is signed in; the sign-in for everybody else. */
export function Workplace() {
  const { status } = useSelector(sessionState)
  const isAway = useSelector(serverState) !== 'ok'
  if (status === 'unknown') {
    return (
      <Flex minH="100dvh" align="center" justify="center" direction="column" gap="4" bg="navy.900" color="white">
        <title>{texts.name}</title>
        {isAway ? <ServerBanner /> : <Spinner label={texts.loading} />}
      </Flex>
    )
  }
  return status === 'out' ? <SignInPage /> : <SignedIn hasEnded={status === 'ended'} />
}

function SignedIn({ hasEnded }: { hasEnded: boolean }) {
  useSummaryUpdates()
  return (
    <Flex
      direction="column"
      h="100dvh"
      overflow="hidden"
      css={{
        // In rem: what it holds grows with the size of text.
        '--desk-bar': 'max(60px, 3rem)',
        '@media (max-width: 600px), (max-height: 500px)': { '--desk-bar': '3rem' },
        '@media print': { height: 'auto', overflow: 'visible' },
      }}
    >
      <SkipLink text={texts.skipToContent} />
      <TopBar />
      <ServerBanner />
      <QueueBar />
      <Flex
        as="main"
        id="main"
        tabIndex={-1}
        outline="none"
        flex="1"
        minH="0"
        direction="column"
        bg="bg"
        position="relative"
        css={{ '@media print': { display: 'block' } }}
      >
        <Outlet />
      </Flex>
      <DoneBar />
      <BottomTabs />
      <ShortcutHelp />
      {hasEnded && <SessionEnded />}
    </Flex>
  )
}
