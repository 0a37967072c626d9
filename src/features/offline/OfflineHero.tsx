import { Flex } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { offline } from '#content/pages/offline.ts'
import { Button, ButtonAnchor } from '#ui/controls/Button.tsx'
import { HeroLayout } from '#ui/layout/HeroLayout.tsx'
import { H1, Paragraph } from '#ui/text/Text.tsx'

/** Says that a page is not stored here, and offers another try; `children` stand above its heading. */
export function OfflineHero({ children }: { children?: ReactNode }) {
  const { title, text, tryAgain, home } = offline
  return (
    <HeroLayout picture="offline">
      {children}
      <H1 maxW={{ lg: '8.5em' }}>{title}</H1>
      <Paragraph color="onNavy" maxW={{ base: '34em', lg: '22em' }} mt="5" mb="8">
        {text}
      </Paragraph>
      <Flex gap="3" wrap="wrap">
        <Button onClick={() => location.reload()}>{tryAgain}</Button>
        <ButtonAnchor href={home.to} variant="line">
          {home.text}
        </ButtonAnchor>
      </Flex>
    </HeroLayout>
  )
}
