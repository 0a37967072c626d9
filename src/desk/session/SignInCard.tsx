import { Box, chakra, Flex } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { site } from '#content/site.ts'
import { deskTexts } from '#content/texts/staff/desk.ts'
import { LatticeRule } from '#ui/layout/LatticeRule.tsx'
import { H1 } from '#ui/text/Text.tsx'

/** A sheet of paper on the navy wall, under the pierced stone: the frame of everything around signing in. */
export function SignInCard({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Flex
      as="main"
      minH="100dvh"
      direction="column"
      align="center"
      justify="center"
      bg="navy.900"
      px="var(--gutter)"
      py="10"
    >
      <title>{`${title} - ${deskTexts.name}`}</title>
      <Flex align="center" gap="3" mb="6" color="white" fontFamily="sans" fontWeight="semibold" fontSize="1.375rem">
        <chakra.img src="/art/svg/logo-mark.svg" alt="" h="42px" w="auto" htmlWidth="56" htmlHeight="68" />
        <span>{site.product}</span>
      </Flex>
      <Box w="min(30rem, 100%)" bg="panel" color="ink" borderRadius="card" overflow="hidden" boxShadow="form">
        <LatticeRule />
        <Box px={{ base: '6', sm: '10' }} pt="8" pb="10">
          <H1 fontSize={{ base: '2rem', sm: '2.25rem' }} mb="3">
            {title}
          </H1>
          {children}
        </Box>
      </Box>
    </Flex>
  )
}
