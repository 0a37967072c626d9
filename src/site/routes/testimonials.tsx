import { createFileRoute } from '@tanstack/react-router'
import { pageMetas } from '#content/pages/pageMetas.ts'
import { TestimonialsPage } from '#site/features/testimonials/TestimonialsPage.tsx'
import { MotionScope } from '#ui/motion/MotionScope.tsx'
import { motionOnArrival } from '#ui/motion/motionReady.ts'
import { SharedSections } from './-belowFold.tsx'
import { pageHead } from './-pageHead.ts'

export const Route = createFileRoute('/testimonials')({
  loader: motionOnArrival,
  head: () => pageHead({ ...pageMetas.testimonials, path: '/testimonials', picture: 'testimonials' }),
  component: Testimonials,
})

function Testimonials() {
  return (
    <MotionScope>
      <TestimonialsPage />
      <SharedSections />
    </MotionScope>
  )
}
