import { chakra } from '@chakra-ui/react'
import { notFound } from '#content/pages/notFound.ts'
import { site } from '#content/site.ts'
import { ButtonLink } from './Button.tsx'
import { Wrap } from './Wrap.tsx'

/** The page of every unknown address (specification, section 2). */
export function NotFound() {
  return (
    <chakra.section bg="navy.900" color="white" css={{ '--focus-ring': '{colors.gold.400}' }}>
      <title>{`${notFound.meta.title} - ${site.product}`}</title>
      <meta name="description" content={notFound.meta.description} />
      <Wrap pt="calc(var(--bar) + 5rem)" pb="30" minH="80vh">
        <chakra.h1 m="0">
          <chakra.span
            display="block"
            fontFamily="sans"
            fontWeight="semibold"
            fontSize={{ base: '6rem', sm: '11rem' }}
            lineHeight="1"
            color="gold.400"
          >
            {notFound.code}
          </chakra.span>
          <chakra.span display="block" textStyle="lede" maxW="24em" mt="4" mb="8">
            {notFound.text}
          </chakra.span>
        </chakra.h1>
        <ButtonLink to={notFound.button.to}>{notFound.button.text}</ButtonLink>
      </Wrap>
    </chakra.section>
  )
}
