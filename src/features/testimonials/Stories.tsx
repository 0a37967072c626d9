import { chakra } from '@chakra-ui/react'
import { useId } from 'react'
import { testimonials } from '#content/pages/testimonials.ts'
import { testimonialsTexts as texts } from '#content/texts/testimonials.ts'
import { Container } from '#ui/layout/Container.tsx'
import { Carousel } from '#ui/media/carousel/Carousel.tsx'
import { H2 } from '#ui/text/Text.tsx'
import { Story } from './Story.tsx'

const slides = testimonials.carousel.items.map((story) => ({ id: story.id, content: <Story story={story} /> }))

/** 'Stories From Some of Our Clients', one at a time (TS-02). */
export function Stories() {
  const id = useId()
  const { title, note } = testimonials.carousel
  return (
    <Container as="section" aria-labelledby={id}>
      <H2 id={id} color="white" mb={{ base: '5', sm: '8' }}>
        {title}
      </H2>
      <Carousel slides={slides} texts={texts.carousel} labelledBy={id} />
      {note && (
        <chakra.p mt="5" textStyle="meta" color="ink2" textAlign="center">
          {note}
        </chakra.p>
      )}
    </Container>
  )
}
