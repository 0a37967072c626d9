import { Box, Flex } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { deskTexts } from '#content/texts/staff/desk.ts'
import { H1, Small } from '#ui/text/Text.tsx'
import { useFocusKept } from './useFocusKept.ts'

interface ScreenProps {
  title: string
  lede?: string
  /** Beside the title. */
  tools?: ReactNode
  /** It moves focus that is lost with a record itself. */
  movesFocus?: boolean
  children: ReactNode
}

/** A page beside the inbox: a title and one scrolling column. */
export function Screen({ title, lede, tools, movesFocus = false, children }: ScreenProps) {
  const region = useFocusKept(movesFocus)
  return (
    <Box ref={region} flex="1" minH="0" overflowY="auto">
      <title>{`${title} - ${deskTexts.name}`}</title>
      <Box w="min(60rem, 100% - 2 * min({spacing.5}, 5vw))" mx="auto" pt={{ base: '6', sm: '10' }} pb="28">
        <Flex wrap="wrap" align="end" justify="space-between" gap="4" mb={{ base: '5', sm: '7' }}>
          <Box maxW="measure">
            <H1 fontSize={{ base: 'min(2rem, 13vw)', sm: '2.5rem' }} overflowWrap="anywhere">
              {title}
            </H1>
            {lede && <Small mt="2">{lede}</Small>}
          </Box>
          {tools}
        </Flex>
        {children}
      </Box>
    </Box>
  )
}
