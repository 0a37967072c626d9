import { createFileRoute } from '@tanstack/react-router'
import { testimonials } from '#content/pages/testimonials.ts'
import { pageHead } from '#ui/pageHead.ts'
import { H1 } from '#ui/Text.tsx'

export const Route = createFileRoute('/testimonials')({
  head: () => pageHead({ ...testimonials.meta, path: '/testimonials', picture: 'testimonials' }),
  component: () => <H1>{testimonials.meta.title}</H1>,
})
