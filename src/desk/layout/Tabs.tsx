import { chakra, Flex } from '@chakra-ui/react'
import { Link, useRouterState } from '@tanstack/react-router'
import { deskTexts as texts } from '#content/texts/staff/desk.ts'
import type { StaffCallName } from '#contract/staff/roles.ts'
import { Icon } from '#ui/media/Icon.tsx'
import { useSummary } from '../data/summary.ts'
import { useSession } from '../data/useSession.ts'
import { Count } from './Count.tsx'

const icons = {
  inbox: 'M3 13h5l1.5 3h5L16 13h5M5 5h14l2 8v6H3v-6l2-8Z',
  comments: 'M4 5h16v11H11l-5 4v-4H4V5Z',
  subscribers: 'M3 6h18v12H3zM3 7l9 7 9-7',
  health: 'M3 12h4l3-7 4 14 3-7h4',
}

interface Tab {
  to: '/' | '/comments' | '/subscribers' | '/health'
  name: keyof typeof icons
  needs: StaffCallName
}

const tabs: readonly Tab[] = [
  { to: '/', name: 'inbox', needs: 'enquiries' },
  { to: '/comments', name: 'comments', needs: 'comments' },
  { to: '/subscribers', name: 'subscribers', needs: 'subscribers' },
  { to: '/health', name: 'health', needs: 'health' },
]

function useTabs() {
  const { may } = useSession()
  const summary = useSummary()
  const path = useRouterState({ select: ({ location }) => location.pathname })
  const counts = {
    inbox: summary?.enquiries?.unread ?? 0,
    comments: (summary?.comments.waiting ?? 0) + (summary?.comments.reported ?? 0),
    subscribers: 0,
    health: summary?.deadEmails ?? 0,
  }
  return tabs
    .filter(({ needs }) => may(needs))
    .map((tab) => ({
      ...tab,
      count: counts[tab.name],
      active: isActive(tab.to, path),
    }))
}

/** The enquiry that is open belongs to the inbox, and newsletters to their subscribers. */
const isActive = (to: Tab['to'], path: string) => {
  if (to === '/') return path === '/' || path.startsWith('/enquiries')
  return path.startsWith(to) || (to === '/subscribers' && path.startsWith('/newsletters'))
}

const current = (active: boolean) => (active ? { 'data-current': true, 'aria-current': 'page' as const } : {})

/** Contrast themes take colours and shadows away, which say else which screen is open. */
const inContrastThemes = {
  '@media (forced-colors: active)': { '&[data-current=true] > span': { textDecoration: 'underline 3px' } },
}

const TopLink = chakra(Link, {
  base: {
    display: 'flex',
    flex: 'none',
    alignItems: 'center',
    gap: '2',
    h: 'var(--desk-bar)',
    px: '3',
    color: 'white',
    textStyle: 'ui',
    fontSize: '1.0625rem',
    textDecoration: 'none',
    _hover: { color: 'gold.300' },
    _focusVisible: { outlineOffset: '-3px' },
    '&[data-current=true]': { color: 'gold.400', boxShadow: 'inset 0 -3px 0 {colors.gold.500}' },
    ...inContrastThemes,
  },
})

/** Large text on a narrow phone: four names do not fit beside each other. */
const twoRows = '@container (max-width: 18rem)'

/** Still larger text: not even two names fit with their drawings and numbers, so each takes the room that it needs. */
const asWideAsNeeded = '@container (max-width: 14rem)'

const BottomLink = chakra(Link, {
  base: {
    position: 'relative',
    flex: '1 1 0',
    minW: '0',
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '2px',
    minH: '56px',
    color: 'ink2',
    fontFamily: 'sans',
    fontWeight: 'medium',
    fontSize: '0.8125rem',
    lineHeight: '1.1',
    textDecoration: 'none',
    _focusVisible: { outlineOffset: '-3px' },
    [twoRows]: { flex: '1 1 50%', flexDirection: 'row', gap: '2', minH: '48px' },
    [asWideAsNeeded]: { flex: '1 1 auto', px: '2', '& > svg': { display: 'none' } },
    '&[data-current=true]': { color: 'link', fontWeight: 'semibold', boxShadow: 'inset 0 3px 0 {colors.gold.500}' },
    ...inContrastThemes,
  },
})

/** On a phone on its side, or a page zoomed to 200 %, the screens are in the bar: every line is for what is read. */
const onLowScreens = (display: 'flex' | 'none') => ({
  '@media (max-height: 500px) and (min-width: 601px)': { display },
})

/** The screens in the bar, from 900 px. Where text is large they scroll, and leave the menu beside them in sight. */
export function TopTabs() {
  const shown = useTabs()
  return (
    <chakra.nav
      aria-label={texts.navigation}
      display={{ base: 'none', md: 'flex' }}
      minW="0"
      mr="4"
      overflowX="auto"
      css={onLowScreens('flex')}
    >
      {shown.map(({ to, name, count, active }) => (
        <TopLink key={name} to={to} {...current(active)}>
          <span>{texts[name]}</span>
          <Count of={count} />
        </TopLink>
      ))}
    </chakra.nav>
  )
}

/** The screens at the foot, where a thumb reaches them, below 900 px. */
export function BottomTabs() {
  const shown = useTabs()
  return (
    <chakra.nav
      data-screen=""
      aria-label={texts.navigation}
      containerType="inline-size"
      display={{ base: 'flex', md: 'none' }}
      flex="none"
      flexWrap="wrap"
      bg="panel"
      borderTop="1px solid"
      borderColor="line"
      pb="env(safe-area-inset-bottom)"
      // Not while somebody writes: above a phone's keyboard each line counts.
      css={{ ...onLowScreens('none'), '#main:has([data-composing]) ~ &': { display: 'none' } }}
    >
      {shown.map(({ to, name, count, active }) => (
        <BottomLink key={name} to={to} {...current(active)}>
          <Icon path={icons[name]} size="22px" />
          <span>{texts[name]}</span>
          <Flex position="absolute" top="5px" left="calc(50% + 6px)" css={{ [twoRows]: { position: 'static' } }}>
            <Count of={count} />
          </Flex>
        </BottomLink>
      ))}
    </chakra.nav>
  )
}
