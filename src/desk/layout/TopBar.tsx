import { chakra, Flex } from '@chakra-ui/react'
import { Link } from '@tanstack/react-router'
import { site } from '#content/site.ts'
import { deskTexts as texts } from '#content/texts/staff/desk.ts'
import { WideContainer } from '#ui/layout/Container.tsx'
import { LiveMark } from './LiveMark.tsx'
import { MoreMenu } from './MoreMenu.tsx'
import { TopTabs } from './Tabs.tsx'
import { ThemeButton } from './ThemeButton.tsx'

const Brand = chakra(Link, {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    mr: 'auto',
    flex: 'none',
    color: 'white',
    textDecoration: 'none',
    fontFamily: 'sans',
    fontWeight: 'semibold',
    fontSize: { base: '1.125rem', sm: '1.25rem' },
    lineHeight: '1',
    whiteSpace: 'nowrap',
  },
})

/** The screens need its room on a phone on its side, and at 200 %; large text on a narrow phone needs it for the buttons. */
const Name = chakra('span', {
  base: {
    '@media (max-height: 500px) and (max-width: 900px)': { display: 'none' },
    '@container (max-width: 22rem)': { display: 'none' },
  },
})

/** The bar on top: whose workplace it is, its screens where there is room, theme and the rest. */
export function TopBar() {
  return (
    <chakra.header
      data-screen=""
      containerType="inline-size"
      flex="none"
      h="var(--desk-bar)"
      bg="navy.900"
      color="white"
      borderBottom="1px solid rgb(255 255 255 / .12)"
      position="relative"
      zIndex="bar"
      css={{ '--focus-ring': '{colors.gold.400}', '@media print': { display: 'none' } }}
    >
      <WideContainer w="calc(100% - var(--gutter))" h="full" display="flex" alignItems="center" gap="2">
        <Brand to="/" aria-label={texts.name}>
          <chakra.img src="/art/svg/logo-mark.svg" alt="" h="34px" w="auto" htmlWidth="56" htmlHeight="68" />
          <Name>{site.product}</Name>
        </Brand>
        <TopTabs />
        <Flex align="center" flex="none">
          <LiveMark />
          <ThemeButton />
          <MoreMenu />
        </Flex>
      </WideContainer>
    </chakra.header>
  )
}
