import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { lostPressId } from '#content/pageMarks.ts'
import { frameTexts } from '#content/texts/frame.ts'
import { useSectionClick } from '#ui/controls/useSectionClick.ts'
import { BelowFold } from '#ui/layout/BelowFold.tsx'
import { SkipLink } from '#ui/layout/SkipLink.tsx'
import { BackToTop } from './BackToTop.tsx'
import { PrintFooter } from './PrintFooter.tsx'
import { TopBar } from './TopBar.tsx'

interface LayoutProps {
  children: ReactNode
  footer: ReactNode
  /** Top bar controls provided by features. */
  tools?: ReactNode
  /** Banners below the top bar, provided by features. */
  banners?: ReactNode
  /** Floating controls provided by features; last in tab order. */
  floats?: ReactNode
}

/** The layout of every page: skip link, top bar, main, footer, floating controls, back-to-top. */
export function Layout({ children, footer, tools, banners, floats }: LayoutProps) {
  const toMain = useSectionClick()
  return (
    <>
      <SkipLink text={frameTexts.skipToContent} onClick={toMain} />
      <TopBar tools={tools} />
      {banners}
      <chakra.main
        id="main"
        tabIndex={-1}
        outline="none"
        overflowX="clip"
        // Space for a banner below the top bar.
        _before={{ content: '""', display: 'block', h: 'var(--banner-height, 0px)' }}
      >
        {children}
      </chakra.main>
      <BelowFold>
        <PrintFooter />
        {footer}
      </BelowFold>
      {floats}
      <BackToTop />
      <LostPress />
    </>
  )
}

/** Shown by the inline script (ui/browser/earlyInput.ts), which can make no elements of the page's own. */
function LostPress() {
  return (
    <chakra.span
      id={lostPressId}
      role="alert"
      hidden
      position="fixed"
      bottom="4"
      insetInline="4"
      zIndex="notice"
      maxW="24rem"
      mx="auto"
      p="4"
      borderRadius="tile"
      bg="noticeInfo"
      color="white"
      boxShadow="form"
      textStyle="ui"
    >
      {frameTexts.lostPress}
    </chakra.span>
  )
}
