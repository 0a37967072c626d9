import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { frameTexts } from '#content/texts/frame.ts'
import { BackToTop } from './BackToTop.tsx'
import { Footer } from './Footer.tsx'
import { PaperFoot } from './PaperFoot.tsx'
import { TopBar } from './TopBar.tsx'

interface PageFrameProps {
  children: ReactNode
  /** Controls in the top bar that belong to features. */
  tools?: ReactNode
  /** Strips under the top bar that belong to features. */
  around?: ReactNode
  /** Floating parts that belong to features; last in the order of the keyboard. */
  floats?: ReactNode
}

/** What stands around every page: skip link, top bar, main, footer, floats, back-to-top. */
export function PageFrame({ children, tools, around, floats }: PageFrameProps) {
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
      {around}
      <chakra.main
        id="main"
        tabIndex={-1}
        outline="none"
        overflowX="clip"
        // For a strip that stands under the bar.
        _before={{ content: '""', display: 'block', h: 'var(--room, 0px)' }}
      >
        {children}
      </chakra.main>
      <PaperFoot />
      <Footer />
      {floats}
      <BackToTop />
    </>
  )
}
