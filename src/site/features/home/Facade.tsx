import { Box, chakra, Flex } from '@chakra-ui/react'
import { useHydrated } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { home } from '#content/pages/home.ts'
import { serviceCards } from '#content/services.ts'
import { Button, ButtonAnchor } from '#ui/controls/Button.tsx'
import { Container } from '#ui/layout/Container.tsx'
import { H2 } from '#ui/text/Text.tsx'
import { belowFirstPaint } from '#ui/theme/precompiled/belowFirstPaint.ts'
import { scripted } from '#ui/theme/scripted.ts'
import { FacadeSky } from './FacadeSky.tsx'
import { FacadeWindow } from './FacadeWindow.tsx'

/** Id of the section, for in-page links. */
export const servicesId = 'services'

/** Entries shown on small screens before 'Load More' (HM-09). */
const shownFirst = 6

const cornice =
  'linear-gradient({colors.cornice} 0 3px, {colors.sand2} 3px 9px, {colors.sand3} 9px 11px, color-mix(in srgb, {colors.sand3} 45%, transparent) 11px, transparent)'
const plinth =
  'linear-gradient({colors.sand3} 0 3px, {colors.sand2} 3px 24px, {colors.sand3} 24px 26px, {colors.sand2} 26px)'

const threeColumns = '@container (min-width: 36rem)'
const fiveColumns = '@container (min-width: 68rem)'

/** A cornice above each row but the first, across the whole house. */
const storeys = (columns: number) => ({
  [`& > li:nth-of-type(${columns}n + ${columns + 1})::before`]: {
    content: '""',
    position: 'absolute',
    insetInline: '-100vw',
    mx: '-100vw',
    top: 'calc(var(--storey) / -2 - 11px)',
    h: '22px',
    bg: cornice,
    pointerEvents: 'none',
  },
})

const Windows = chakra('ul', {
  base: {
    '--storey': { base: '12px', sm: '56px', xl: '90px' },
    w: 'min({sizes.wide}, 100% - 2 * {spacing.5})',
    mx: 'auto',
    p: '0',
    listStyle: 'none',
    display: 'grid',
    // In rem of their container: larger text makes windows fewer, where it would break their names.
    gridTemplateColumns: 'minmax(0, 1fr)',
    '@container (min-width: 18rem)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [threeColumns]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    [`${threeColumns} and (max-width: 67.99rem)`]: storeys(3),
    [fiveColumns]: { gridTemplateColumns: 'repeat(5, minmax(0, 1fr))', ...storeys(5) },
    columnGap: { base: '3', sm: '22px' },
    rowGap: 'var(--storey)',
    '& > li': { position: 'relative' },
    smDown: {
      '& > li:last-child': { gridColumn: '1 / -1' },
      [`&[data-collapsed] > li:nth-of-type(n + ${shownFirst + 1})`]: { [scripted]: { display: 'none' } },
      [`&:not([data-collapsed]) > li:nth-of-type(n + ${shownFirst + 1})`]: {
        animation: 'rise {durations.enter} {easings.out} both',
      },
    },
  },
})

/** Module state: there is no way back to fewer entries (HM-10), not even by the Back button. */
let opened = false

/** 'Complete List of Services': the windows of one house, the last a door to the contact page (HM-06, HM-07). */
export function Facade() {
  const hydrated = useHydrated()
  const [collapsed, setCollapsed] = useState(!hydrated || !opened)
  const windows = useRef<HTMLUListElement>(null)
  const expand = () => {
    opened = true
    flushSync(() => setCollapsed(false))
    // The button has gone, so focus moves to the first new entry.
    windows.current?.querySelectorAll('a')[shownFirst]?.focus({ preventScroll: true })
  }
  const { title, text, loadMore, more, contactCard } = home.services
  return (
    <Box
      as="section"
      id={servicesId}
      aria-labelledby="services-title"
      position="relative"
      overflow="hidden"
      bg="sand"
      css={belowFirstPaint({ base: 'auto 84rem', sm: 'auto 150rem', md: 'auto 185rem', xl: 'auto 117rem' })}
    >
      <FacadeSky>
        <Container
          display="grid"
          gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: '1fr 1fr' }}
          alignItems="end"
          gap={{ base: '3', md: '10' }}
        >
          <H2 id="services-title">{title}</H2>
          <chakra.p m="0" color="ink2" maxW="27em" justifySelf={{ md: 'end' }}>
            {text}
          </chakra.p>
        </Container>
      </FacadeSky>
      <Box
        containerType="inline-size"
        pt={{ base: '4', sm: '8', xl: '44px' }}
        pb={{ base: '6', sm: '12' }}
        bg="sand"
        overflow="hidden"
      >
        <Windows ref={windows} data-collapsed={collapsed ? '' : undefined}>
          {serviceCards.map((card) => (
            <li key={card.path}>
              <FacadeWindow to={`/services/${card.path}`} picture={card.icon} title={card.title} />
            </li>
          ))}
          <li>
            <FacadeWindow to={contactCard.to} picture="Contact" title={contactCard.title} wide />
          </li>
        </Windows>
        <Flex direction={{ base: 'column', sm: 'row' }} justify="center" gap="3" mt={{ base: '6', sm: '12' }} px="5">
          {collapsed && (
            <Button
              variant="line"
              onClick={expand}
              display="none"
              css={{ smDown: { [scripted]: { display: 'inline-flex' } } }}
            >
              {loadMore}
            </Button>
          )}
          <ButtonAnchor variant="navy" href={more.to}>
            {more.text}
          </ButtonAnchor>
        </Flex>
      </Box>
      <Box h="48px" bg={plinth} />
    </Box>
  )
}
