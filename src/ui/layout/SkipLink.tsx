import { chakra } from '@chakra-ui/react'
import type { MouseEventHandler } from 'react'

/** The first stop of the keyboard: past the navigation to `#main` (WCAG 2.4.1). */
export function SkipLink({ text, onClick }: { text: string; onClick?: MouseEventHandler<HTMLAnchorElement> }) {
  return (
    <chakra.a
      href="#main"
      {...(onClick && { onClick })}
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
      {text}
    </chakra.a>
  )
}
