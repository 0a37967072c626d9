import { chakra } from '@chakra-ui/react'
import { useId } from 'react'
import { testimonials } from '#content/pages/testimonials.ts'
import { testimonialsTexts as texts } from '#content/texts/testimonials.ts'
import { Carousel } from '#ui/carousel/Carousel.tsx'
import { H2 } from '#ui/Text.tsx'
import { Wrap } from '#ui/Wrap.tsx'
import { Story } from './Story.tsx'

const slides = testimonials.carousel.items.map((story) => ({ id: story.id, content: <Story story={story} /> }))

/** 'Stories From Some of Our Clients', one at a time (specification, section 2). */
export function Stories() {
  const id = useId()
  const { title, note } = testimonials.carousel
  return (
    <Wrap as="section" aria-labelledby={id}>
      <H2 id={id} color="white" mb={{ base: '5', sm: '8' }}>
        {title}
      </H2>
      <Carousel slides={slides} texts={texts.carousel} labelledBy={id} />
      {note && (
        <chakra.p mt="5" textStyle="meta" color="ink2" textAlign="center">
          {note}
        </chakra.p>
      )}
    </Wrap>
  )
}
