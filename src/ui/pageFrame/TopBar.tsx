import { Box, chakra, Flex } from '@chakra-ui/react'
import { Link, useLocation } from '@tanstack/react-router'
import { type ReactNode, useCallback, useRef, useState } from 'react'
import { contactLinks } from '#content/pages/contactLinks.ts'
import { site } from '#content/site.ts'
import { frameTexts } from '#content/texts/frame.ts'
import { ButtonLink } from '../Button.tsx'
import { Icon } from '../Icon.tsx'
import { prerendering, unscripted } from '../scripted.ts'
import { WideWrap } from '../Wrap.tsx'
import { BarAnchor, BarButton, bigLetters } from './barControls.ts'
import { DesktopMenu } from './DesktopMenu.tsx'
import { footerLinks } from './Footer.tsx'
import { MobileMenu } from './MobileMenu.tsx'
import { ThemeSwitch } from './ThemeSwitch.tsx'
import { useHideOnScroll } from './useHideOnScroll.ts'

const Brand = chakra(Link, {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: { base: '6px', sm: '10px' },
    // On a narrow bar with many controls the name takes two lines.
    minW: '0',
    mr: 'auto',
    color: 'white',
    textDecoration: 'none',
    fontFamily: 'sans',
    fontWeight: 'semibold',
    fontSize: { base: '1.125rem', sm: '1.375rem' },
    lineHeight: '1',
    whiteSpace: { base: 'normal', lg: 'nowrap' },
    // The smallest phones, with the outbox in the bar: the mark alone, which carries the name for screen readers.
    '@media (max-width: 345px)': { 'header:has([data-outbox]) &': { fontSize: '0' } },
  },
})

/** The bar on every page: fixed, semi-transparent, away while reading on, back on the way up (specification, section 2). */
export function TopBar({ tools }: { tools?: ReactNode }) {
  const bar = useRef<HTMLElement>(null)
  const [open, setOpen] = useState<string | null>(null)
  const close = useCallback(() => setOpen(null), [])
  useHideOnScroll(bar, open !== null)
  const path = useLocation({ select: (location) => location.pathname })
  const mobileOpen = open === 'mobile'
  return (
    <Box
      as="header"
      ref={bar}
      position="fixed"
      inset="0 0 auto"
      containerType="inline-size"
      zIndex="bar"
      h="bar"
      color="white"
      bg="rgb(15 29 58 / .91)"
      backdropFilter="saturate(1.4) blur(14px)"
      borderBottom="1px solid rgb(255 255 255 / .12)"
      transition="transform"
      transitionDuration="move"
      css={{ '--focus-ring': '{colors.gold.400}', '&[data-hidden]': { transform: 'translateY(-100%)' } }}
    >
      <WideWrap
        w={{ xl: 'min({sizes.wide}, 100% - 2.5rem)' }}
        h="full"
        display="flex"
        alignItems="center"
        gap={{ base: '0', sm: '1', '2xl': '3' }}
      >
        <Brand to="/" activeOptions={{ exact: true }} aria-label={frameTexts.brandHome}>
          <chakra.img
            src="/art/svg/logo-mark.svg"
            alt=""
            // Else it would be read before the text: a drawing is a document of its own to the browser.
            fetchPriority="low"
            h={{ base: '34px', sm: '42px' }}
            w="auto"
            flex="none"
            htmlWidth="56"
            htmlHeight="68"
          />
          <chakra.span css={{ [bigLetters.noName]: { display: 'none' } }}>{site.product}</chakra.span>
        </Brand>
        <DesktopMenu path={path} open={open} setOpen={setOpen} />
        {tools}
        <BarAnchor href={contactLinks.call} aria-label={frameTexts.callUs}>
          <Icon name="phone" />
        </BarAnchor>
        <BarAnchor href={contactLinks.email} aria-label={frameTexts.writeToUs}>
          <Icon name="mail" />
        </BarAnchor>
        <Flex display={{ base: 'none', sm: 'flex' }} css={{ [unscripted]: { display: 'none' } }}>
          <ThemeSwitch />
        </Flex>
        <ButtonLink
          to="/contact"
          size="slim"
          flex="none"
          ml="2"
          whiteSpace="nowrap"
          display={{ base: 'none', xl: 'inline-flex' }}
          animation="pulse 2.4s {easings.out} infinite"
          css={{ [bigLetters.noCallButton]: { display: 'none' } }}
        >
          {frameTexts.bookCall}
        </ButtonLink>
        <BarButton
          display={{ base: 'grid', md: 'none' }}
          // Twice named, for what the container says comes after.
          css={{ [bigLetters.noMenu]: { display: 'grid' }, [unscripted]: { '&&': { display: 'none' } } }}
          aria-expanded={mobileOpen}
          aria-controls="mobile-menu"
          aria-label={mobileOpen ? frameTexts.closeMenu : frameTexts.openMenu}
          onClick={() => setOpen(mobileOpen ? null : 'mobile')}
        >
          <Icon name={mobileOpen ? 'close' : 'menu'} />
        </BarButton>
        <noscript>
          {prerendering && (
            <BarAnchor
              href={`#${footerLinks}`}
              display={{ base: 'grid', md: 'none' }}
              css={{ [bigLetters.noMenu]: { display: 'grid' } }}
              aria-label={frameTexts.allPages}
            >
              <Icon name="menu" />
            </BarAnchor>
          )}
        </noscript>
      </WideWrap>
      {mobileOpen && <MobileMenu path={path} close={close} bar={bar} />}
    </Box>
  )
}
