import { chakra, Flex } from '@chakra-ui/react'
import { Link, useRouterState } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { articleTexts } from '#content/texts/staff/articles.ts'
import { deskTexts as texts } from '#content/texts/staff/desk.ts'
import { figureTexts } from '#content/texts/staff/figures.ts'
import { setupTexts } from '#content/texts/staff/setup.ts'
import { taskTexts } from '#content/texts/staff/tasks.ts'
import { isComposing } from '#ui/browser/isComposing.ts'
import { Icon } from '#ui/media/Icon.tsx'
import { useSummary } from '../data/summary.ts'
import { useSession } from '../data/useSession.ts'
import { signOut } from '../session/signOut.ts'
import { Count } from './Count.tsx'
import { cappedCount } from './cappedCount.ts'
import { helpIsOpen } from './helpIsOpen.ts'

const entry = {
  display: 'flex',
  alignItems: 'center',
  w: 'full',
  minH: 'touch',
  px: '4',
  border: '0',
  bg: 'transparent',
  color: 'ink',
  textStyle: 'ui',
  textAlign: 'left',
  textDecoration: 'none',
  cursor: 'pointer',
  _hover: { bg: 'wash' },
  _focusVisible: { outlineOffset: '-3px' },
} as const
const Entry = chakra(Link, { base: entry })
const ButtonEntry = chakra('button', { base: entry })

/** Tasks, templates, office, people, one's own things and sign-out, behind one button; a native disclosure. */
export function MoreMenu() {
  const { address, may } = useSession()
  const due = useSummary()?.dueTasks ?? 0
  const menu = useRef<HTMLDetailsElement>(null)
  const path = useRouterState({ select: ({ location }) => location.pathname })
  useEffect(() => {
    // Also when the same page is chosen again.
    if (path && menu.current) menu.current.open = false
  }, [path])
  useEffect(() => {
    const close = (event: PointerEvent | KeyboardEvent) => {
      const { target } = event
      const key = 'key' in event ? event.key : undefined
      if ('key' in event && isComposing(event)) return
      const { current } = menu
      if (!current?.open || (target instanceof Node && key !== 'Escape' && current.contains(target))) return
      if (key !== undefined && key !== 'Escape') return
      current.open = false
      if (key) current.querySelector('summary')?.focus()
    }
    document.addEventListener('pointerdown', close)
    document.addEventListener('keydown', close)
    return () => {
      document.removeEventListener('pointerdown', close)
      document.removeEventListener('keydown', close)
    }
  }, [])
  const openHelp = () => {
    if (menu.current) menu.current.open = false
    helpIsOpen.setState(() => true)
  }
  return (
    <chakra.details ref={menu} position="relative">
      <chakra.summary
        display="grid"
        placeItems="center"
        w="touch"
        h="touch"
        borderRadius="tile"
        cursor="pointer"
        listStyle="none"
        aria-label={due > 0 ? `${texts.more}, ${taskTexts.dueCount(cappedCount(due))}` : texts.more}
        position="relative"
        _hover={{ bg: 'rgb(255 255 255 / .1)' }}
        css={{ '&::-webkit-details-marker': { display: 'none' } }}
      >
        <Icon name="menu" />
        {/* A long number grows towards the bar: the window ends at its other side. */}
        <Flex position="absolute" top="1px" right="-4px">
          <Count of={due} />
        </Flex>
      </chakra.summary>
      <chakra.div
        position="absolute"
        right="0"
        top="calc(100% + 8px)"
        w="min(18rem, 100vw - 32px)"
        maxH="calc(100dvh - var(--desk-bar) - 24px)"
        overflowY="auto"
        py="2"
        bg="panel"
        color="ink"
        border="1px solid"
        borderColor="line"
        borderRadius="tile"
        boxShadow="card"
        css={{ '--focus-ring': '{colors.focus}' }}
      >
        <chakra.p textStyle="meta" color="ink2" px="4" py="2" m="0" overflowWrap="anywhere">
          {texts.signedInAs(address)}
        </chakra.p>
        {may('tasks') && (
          <Entry to="/tasks" gap="2">
            <span>{taskTexts.title}</span>
            <Count of={due} />
          </Entry>
        )}
        {may('figures') && <Entry to="/figures">{figureTexts.title}</Entry>}
        {may('editedArticles') && <Entry to="/articles">{articleTexts.title}</Entry>}
        {may('templates') && <Entry to="/templates">{texts.templates}</Entry>}
        {may('office') && <Entry to="/office">{texts.office}</Entry>}
        {may('setup') && <Entry to="/setup">{setupTexts.title}</Entry>}
        {may('members') && <Entry to="/team">{texts.team}</Entry>}
        {may('findPerson') && <Entry to="/people">{texts.people}</Entry>}
        <Entry to="/profile">{texts.profile}</Entry>
        <Entry to="/devices">{texts.devices}</Entry>
        <ButtonEntry type="button" onClick={openHelp}>
          {texts.shortcuts}
        </ButtonEntry>
        <ButtonEntry type="button" onClick={() => void signOut()}>
          {texts.signOut}
        </ButtonEntry>
      </chakra.div>
    </chakra.details>
  )
}
