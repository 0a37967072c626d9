import { chakra, Flex } from '@chakra-ui/react'
import { home } from '#content/pages/home.ts'
import { ButtonAnchor } from '#ui/controls/Button.tsx'
import { useSectionClick } from '#ui/controls/useSectionClick.ts'
import { HeroLayout } from '#ui/layout/HeroLayout.tsx'
import { FadeIn } from '#ui/motion/FadeIn.tsx'
import { H1 } from '#ui/text/Text.tsx'
import { servicesId } from './Facade.tsx'

/** Seconds at which the title lines, the subtitle and the bottom text start to fade in (HM-02). */
const [first, second, third, fourth] = [0, 0.4, 0.8, 1.2] as const

/** Hero: two title lines, subtitle, consultation button and bottom text over the drawn house (HM-01). */
export function Hero() {
  const { titleLines, subtitle, seeServices, bottomText } = home.hero
  const onSection = useSectionClick()
  return (
    <HeroLayout
      picture="home"
      justifyContent="flex-start"
      minH={{ lg: 'clamp(41.25rem, 100vh, min(62.5rem, 58vw))' }}
      pt={{
        base: 'calc(var(--bar) + 2.25rem)',
        sm: 'calc(var(--bar) + 4rem)',
        lg: 'calc(var(--bar) + clamp(3.5rem, 12vh, 8rem))',
      }}
      pb="0"
    >
      <H1 maxW={{ lg: '8.2em', '2xl': 'none' }}>
        <FadeIn as="span" at={first} display="block">
          {titleLines[0]}
        </FadeIn>{' '}
        <FadeIn as="span" at={second} display="block" color="gold.400">
          {titleLines[1]}
        </FadeIn>
      </H1>
      <FadeIn
        as="p"
        at={third}
        textStyle="lede"
        color="onNavy"
        maxW={{ base: '25em', lg: '18em', '2xl': '21em' }}
        mt={{ base: '4', sm: '7' }}
        mb={{ base: '6', sm: '10' }}
      >
        {subtitle}
      </FadeIn>
      <Flex gap={{ base: '3', sm: '4' }} wrap="wrap" alignSelf={{ base: 'stretch', sm: 'auto' }}>
        <ButtonAnchor href={home.consultation.to} flex={{ base: '1 0 100%', sm: 'none' }}>
          {home.consultation.text}
        </ButtonAnchor>
        <ButtonAnchor
          variant="line"
          href={`#${servicesId}`}
          onClick={onSection}
          flex={{ base: '1 0 100%', sm: 'none' }}
        >
          {seeServices}
        </ButtonAnchor>
      </Flex>
      <FadeIn
        as="p"
        at={fourth}
        display="flex"
        alignItems="center"
        gap={{ base: '3', sm: '18px' }}
        maxW={{ base: '30em', lg: '17em', '2xl': '21em' }}
        mt={{ base: '26px', sm: '10', lg: 'auto' }}
        mb={{ base: '2', sm: '6', lg: '30px' }}
        pt={{ lg: '14' }}
        fontStyle="italic"
        color="onNavy"
      >
        <chakra.img
          src="/art/svg/star.svg"
          alt=""
          // Low priority, as the bar's logo: the text comes first.
          fetchPriority="low"
          htmlWidth="30"
          htmlHeight="30"
          flex="none"
        />
        {bottomText}
      </FadeIn>
    </HeroLayout>
  )
}
