import { Flex } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { offline } from '#content/pages/offline.ts'
import type { UnstoredTexts } from '#content/unstored.ts'
import { Button, ButtonAnchor } from '#ui/controls/Button.tsx'
import { HeroLayout } from '#ui/layout/HeroLayout.tsx'
import { H1, Paragraph } from '#ui/text/Text.tsx'

interface OfflineHeroProps {
  texts: Pick<UnstoredTexts, 'title' | 'text' | 'tryAgain' | 'home'>
  children?: ReactNode
}

/** Says that a page is not stored here, and offers another try; `children` stand above its heading. */
export function OfflineHero({ texts, children }: OfflineHeroProps) {
  const { title, text, tryAgain, home } = texts
  return (
    <HeroLayout picture="offline">
      {children}
      <H1 maxW={{ lg: '8.5em' }}>{title}</H1>
      <Paragraph color="onNavy" maxW={{ base: '34em', lg: '22em' }} mt="5" mb="8">
        {text}
      </Paragraph>
      <Flex gap="3" wrap="wrap">
        <Button onClick={() => location.reload()}>{tryAgain}</Button>
        <ButtonAnchor href={offline.home.to} variant="line">
          {home}
        </ButtonAnchor>
      </Flex>
    </HeroLayout>
  )
}
