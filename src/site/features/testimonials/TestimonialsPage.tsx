import { chakra } from '@chakra-ui/react'
import { type Testimonial, testimonials } from '#content/pages/testimonials.ts'
import { type Claims, claims } from '#content/texts/claims.ts'
import { PhotoGrid } from './PhotoGrid.tsx'
import { Stories } from './Stories.tsx'
import { SubmitCard } from './SubmitCard.tsx'
import { TestimonialsHero } from './TestimonialsHero.tsx'

/** How far the stories overlap the dark background at the top of the page. */
const overhang = '19rem'

const ground = { content: '""', position: 'absolute', inset: `0 0 ${overhang}`, zIndex: '-1' } as const

interface TestimonialsPageProps {
  says?: Claims
  stories?: readonly Testimonial[]
}

/** Hero, stories, 'Submit Your Testimonial', photo grid (RT-06). A practice that may show no stories has the hero only, one that has none yet no list of them. */
export function TestimonialsPage({ says = claims, stories = testimonials.carousel.items }: TestimonialsPageProps) {
  const listed = says.stories && stories.length > 0
  return (
    <>
      <chakra.div
        position="relative"
        isolation="isolate"
        color="white"
        pb={{ base: '16', sm: '22' }}
        // The stories end on the page's own ground. Without them the dark one would touch the dark card that follows.
        mb={says.stories && !listed ? { base: '16', sm: '22' } : undefined}
        css={{
          '&::before': { ...ground, ...(!listed && { inset: '0' }), bg: 'navy.900' },
          '&::after': {
            ...ground,
            opacity: '.16',
            bgImage: 'url(/art/svg/lattice-tile.svg)',
            maskImage: 'linear-gradient(transparent 10%, black)',
          },
        }}
      >
        <TestimonialsHero says={says} />
        {listed && <Stories stories={stories} />}
      </chakra.div>
      {says.stories && (
        <>
          <SubmitCard />
          <chakra.div py={{ base: '16', sm: '28' }}>
            <PhotoGrid />
          </chakra.div>
        </>
      )}
    </>
  )
}
