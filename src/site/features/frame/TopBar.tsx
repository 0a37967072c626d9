import { Box, chakra, Flex } from '@chakra-ui/react'
import { type ReactNode, useCallback, useRef, useState } from 'react'
import { contactLinks } from '#content/pages/contactLinks.ts'
import { site } from '#content/site.ts'
import { frameTexts } from '#content/texts/frame.ts'
import { ButtonAnchor } from '#ui/controls/Button.tsx'
import { useCloseOnNavigation } from '#ui/controls/useCloseOnNavigation.ts'
import { BarAnchor, BarButton, besideExtraControl, largeText } from '#ui/layout/barControls.ts'
import { WideContainer } from '#ui/layout/Container.tsx'
import { useHideOnScroll, whenHidden } from '#ui/layout/useHideOnScroll.ts'
import { Icon } from '#ui/media/Icon.tsx'
import { prerendering, unscripted } from '#ui/theme/scripted.ts'
import { DesktopMenu } from './DesktopMenu.tsx'
import { footerLinks } from './footerLinks.ts'
import { MobileMenu } from './MobileMenu.tsx'
import { ThemeSwitch } from './ThemeSwitch.tsx'
import { useCloseWithoutButton } from './useCloseWithoutButton.ts'

const Brand = chakra('a', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: { base: '6px', sm: '10px' },
    // The name wraps to two lines if the bar has no room, as with many controls or spaced text.
    minW: '0',
    mr: 'auto',
    color: 'white',
    textDecoration: 'none',
    fontFamily: 'sans',
    fontWeight: 'semibold',
    fontSize: { base: '1.125rem', sm: '1.375rem' },
    lineHeight: '1',
    // On the smallest phones with the outbox button, only the mark is visible; it keeps the name for screen readers.
    '@media (max-width: 345px)': { [besideExtraControl]: { fontSize: '0' } },
  },
})

/** The bar on every page: fixed, semi-transparent, hidden on scroll down, shown on scroll up (TB-01 to TB-04). */
export function TopBar({ tools }: { tools?: ReactNode }) {
  const bar = useRef<HTMLElement>(null)
  const [open, setOpen] = useState<string | null>(null)
  const close = useCallback(() => setOpen(null), [])
  useHideOnScroll(bar, open !== null)
  useCloseOnNavigation(close)
  useCloseWithoutButton(open !== null, bar, close)
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
      css={{ '--focus-ring': '{colors.gold.400}', [whenHidden]: { transform: 'translateY(-100%)' } }}
    >
      <WideContainer
        w={{ xl: 'min({sizes.wide}, 100% - 2.5rem)' }}
        h="full"
        display="flex"
        alignItems="center"
        gap={{ base: '0', sm: '1', '2xl': '3' }}
      >
        <Brand href="/" aria-label={frameTexts.brandHome}>
          <chakra.img
            src="/art/svg/logo-mark.svg"
            alt=""
            // Low priority: browsers fetch an SVG image as a document, ahead of what paints the text.
            fetchPriority="low"
            h={{ base: '34px', sm: '42px' }}
            w="auto"
            flex="none"
            htmlWidth="56"
            htmlHeight="68"
          />
          <chakra.span css={{ [largeText.noName]: { display: 'none' } }}>{site.product}</chakra.span>
        </Brand>
        <DesktopMenu open={open} setOpen={setOpen} />
        {tools}
        <BarAnchor href={contactLinks.call} aria-label={frameTexts.callUs}>
          <Icon name="phone" />
        </BarAnchor>
        <BarAnchor href={contactLinks.email} aria-label={frameTexts.writeToUs}>
          <Icon name="mail" />
        </BarAnchor>
        <Flex display={{ base: 'none', sm: 'flex' }} css={unscripted({ display: 'none' })}>
          <ThemeSwitch />
        </Flex>
        <ButtonAnchor
          href="/contact"
          size="sm"
          flex="none"
          ml="2"
          whiteSpace="nowrap"
          display={{ base: 'none', xl: 'inline-flex' }}
          animation="pulse 2.4s {easings.out} infinite"
          css={{ [largeText.noCallButton]: { display: 'none' } }}
        >
          {frameTexts.bookCall}
        </ButtonAnchor>
        <BarButton
          display={{ base: 'grid', md: 'none' }}
          css={{ [largeText.noMenu]: { display: 'grid' }, ...unscripted({ display: 'none' }) }}
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
              css={{ [largeText.noMenu]: { display: 'grid' } }}
              aria-label={frameTexts.allPages}
            >
              <Icon name="menu" />
            </BarAnchor>
          )}
        </noscript>
      </WideContainer>
      {mobileOpen && <MobileMenu close={close} bar={bar} />}
    </Box>
  )
}
