import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { frameTexts } from '#content/texts/frame.ts'
import { BackToTop } from './BackToTop.tsx'
import { Footer } from './Footer.tsx'
import { PrintFooter } from './PrintFooter.tsx'
import { TopBar } from './TopBar.tsx'

interface LayoutProps {
  children: ReactNode
  /** Top bar controls provided by features. */
  tools?: ReactNode
  /** Banners below the top bar, provided by features. */
  banners?: ReactNode
  /** Floating controls provided by features; last in tab order. */
  floats?: ReactNode
}

/** The layout of every page: skip link, top bar, main, footer, floating controls, back-to-top. */
export function Layout({ children, tools, banners, floats }: LayoutProps) {
  return (
    <>
      <chakra.a
        href="#main"
        position="fixed"
        top="2"
        left="2"
        zIndex="skip"
        px="4"
        py="2"
        bg="gold.500"
        color="navy.950"
        fontFamily="sans"
        fontWeight="semibold"
        borderRadius="tile"
        transform="translateY(-200%)"
        _focus={{ transform: 'none' }}
      >
        {frameTexts.skipToContent}
      </chakra.a>
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
      <PrintFooter />
      <Footer />
      {floats}
      <BackToTop />
    </>
  )
}
