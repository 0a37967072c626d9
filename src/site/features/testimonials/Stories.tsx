import { chakra } from '@chakra-ui/react'
import { useId } from 'react'
import { type Testimonial, testimonials } from '#content/pages/testimonials.ts'
import { testimonialsTexts as texts } from '#content/texts/testimonials.ts'
import { Container } from '#ui/layout/Container.tsx'
import { Carousel } from '#ui/media/carousel/Carousel.tsx'
import { H2 } from '#ui/text/Text.tsx'
import { Story } from './Story.tsx'

/** 'Stories From Some of Our Clients', one at a time (TS-02). That they are samples is read before their title. */
export function Stories({ stories }: { stories: readonly Testimonial[] }) {
  const id = useId()
  const slides = stories.map((story) => ({ id: story.id, content: <Story story={story} /> }))
  const { title, note } = testimonials.carousel
  return (
    <Container as="section" aria-labelledby={id}>
      {note && (
        <chakra.p mb="2" textStyle="meta" color="white">
          {note}
        </chakra.p>
      )}
      <H2 id={id} color="white" mb={{ base: '5', sm: '8' }}>
        {title}
      </H2>
      <Carousel slides={slides} texts={texts.carousel} labelledBy={id} />
    </Container>
  )
}
