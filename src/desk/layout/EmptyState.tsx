import { chakra, Flex } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { H2, Small } from '#ui/text/Text.tsx'

interface EmptyStateProps {
  title: string
  text?: string
  /** 'h1' where it is all that the page says. */
  as?: 'h1' | 'h2'
  children?: ReactNode
}

/** Shown for an empty list: an empty window, what that means, and a way on. */
export function EmptyState({ title, text, as = 'h2', children }: EmptyStateProps) {
  return (
    <Flex direction="column" align="center" justify="center" flex="1" gap="3" px="6" py="12" textAlign="center">
      <chakra.svg
        viewBox="0 0 60 72"
        w="60px"
        h="72px"
        aria-hidden="true"
        fill="none"
        stroke="currentColor"
        color="line"
      >
        <path strokeWidth="2.5" d="M6 70V34C6 20 18 14 30 3c12 11 24 17 24 31v36Z" />
        <path strokeWidth="1.5" d="M14 70V37c0-10 8-15 16-22 8 7 16 12 16 22v33M30 15v55M14 50h32" />
      </chakra.svg>
      <H2 as={as} textStyle="h3">
        {title}
      </H2>
      {text && <Small maxW="26rem">{text}</Small>}
      {children}
    </Flex>
  )
}
