import { chakra } from '@chakra-ui/react'
import { notFound } from '#content/pages/notFound.ts'
import { site } from '#content/site.ts'
import { ButtonAnchor } from '../controls/Button.tsx'
import { HeroLayout } from '../layout/HeroLayout.tsx'

/** The page for every unknown address (NF-01). */
export function NotFound() {
  return (
    <HeroLayout picture="not-found">
      <title>{`${notFound.meta.title} - ${site.product}`}</title>
      <meta name="description" content={notFound.meta.description} />
      <chakra.h1 m="0" outline="none">
        <chakra.span
          display="block"
          fontFamily="sans"
          fontWeight="semibold"
          fontSize={{ base: 'min(7rem, 50vw)', sm: '12rem' }}
          lineHeight=".9"
          letterSpacing="-.03em"
          color="gold.400"
        >
          {notFound.code}
        </chakra.span>{' '}
        <chakra.span display="block" textStyle="lede" maxW={{ base: '24em', lg: '17em' }} mt="5" mb="8">
          {notFound.text}
        </chakra.span>
      </chakra.h1>
      <ButtonAnchor href={notFound.button.to}>{notFound.button.text}</ButtonAnchor>
    </HeroLayout>
  )
}
