import { chakra } from '@chakra-ui/react'
import { type Testimonial, testimonials } from '#content/pages/testimonials.ts'
import { Picture } from '#ui/media/Picture.tsx'

/** One story: portrait, quote, name and city (TS-16). The id selects the portrait. */
export function Story({ story }: { story: Testimonial }) {
  return (
    <chakra.figure
      display="grid"
      gridTemplateColumns={{ base: '128px 1fr', md: '240px 1fr' }}
      gridTemplateAreas={{ base: '"portrait name" "quote quote"', md: '"portrait quote" "name quote"' }}
      columnGap={{ base: '5', md: '14' }}
      rowGap={{ base: '6', md: '4' }}
      h="calc(100% - 44px)"
      gridTemplateRows={{ base: 'auto 1fr', md: 'auto 1fr' }}
      mt="44px"
      px={{ base: '24px', sm: '34px', md: '48px' }}
      pb={{ base: '28px', md: '40px' }}
      bg="panel"
      color="ink"
      borderRadius="card"
      boxShadow="card"
    >
      <Picture
        kind="portrait"
        name={`story-${story.id}`}
        alt={testimonials.portraitAlts.stories[story.id - 1] ?? ''}
        sizes="(min-width: 900px) 240px, 128px"
        gridArea="portrait"
        w="full"
        mt="-44px"
        borderRadius="card"
      />
      <chakra.figcaption gridArea="name" alignSelf={{ base: 'end', md: 'start' }} textStyle="ui" color="ink2">
        <chakra.b display="block" fontWeight="semibold" fontSize="1.1875rem" color="ink">
          {story.name}
        </chakra.b>
        {story.title}
      </chakra.figcaption>
      <chakra.blockquote
        gridArea="quote"
        alignSelf="center"
        pt={{ md: '10' }}
        fontFamily="serif"
        fontSize={{ base: '1.125rem', sm: '1.5rem', lg: '1.75rem' }}
        lineHeight={{ base: '1.55', lg: '1.45' }}
        css={{ '&::before': { content: '"“"' }, '&::after': { content: '"”"' } }}
      >
        {story.quote}
      </chakra.blockquote>
    </chakra.figure>
  )
}
