import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import type { PageHero as Content } from '#content/pages/pageEntity.ts'
import { Breadcrumb } from '../controls/Breadcrumb.tsx'
import { H1 } from '../text/Text.tsx'
import { HeroLayout } from './HeroLayout.tsx'

interface PageHeroProps {
  content: Content
  /** Name of the hero picture. */
  picture: string
  /** False if something else lies between the top bar and the hero. */
  underBar?: boolean
  /** Buttons. */
  children?: ReactNode
}

/** Breadcrumb, title, subtitle and description over the drawn window, on the page's pigment. */
export function PageHero({ content, picture, underBar = true, children }: PageHeroProps) {
  return (
    <HeroLayout picture={picture} underBar={underBar}>
      <Breadcrumb onDark />
      <H1 maxW={{ lg: '6.6em', '2xl': '7.4em' }}>{content.title}</H1>
      <chakra.p
        textStyle="h3"
        color="gold.300"
        maxW={{ base: '34em', lg: '16em', '2xl': '20em' }}
        mt={{ base: '4', sm: '5' }}
        mb="0"
      >
        {content.subtitle}
      </chakra.p>
      <chakra.p
        textStyle="body"
        color="onNavy"
        maxW={{ base: '34em', lg: '19em', '2xl': '22em' }}
        mt="3"
        mb={children ? '8' : '0'}
      >
        {content.description}
      </chakra.p>
      {children}
    </HeroLayout>
  )
}
