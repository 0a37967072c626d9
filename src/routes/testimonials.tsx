import { createFileRoute } from '@tanstack/react-router'
import { testimonials } from '#content/pages/testimonials.ts'
import { TestimonialsPage } from '#features/testimonials/TestimonialsPage.tsx'
import { pageHead } from '#ui/pageHead.ts'
import { SharedSections } from './-sharedSections.tsx'

export const Route = createFileRoute('/testimonials')({
  head: () => pageHead({ ...testimonials.meta, path: '/testimonials', picture: 'testimonials' }),
  component: Testimonials,
})

function Testimonials() {
  return (
    <>
      <TestimonialsPage />
      <SharedSections />
    </>
  )
}
