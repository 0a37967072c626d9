import { createFileRoute } from '@tanstack/react-router'
import { about } from '#content/pages/about.ts'
import { Breadcrumb } from '#ui/Breadcrumb.tsx'
import { pageHead } from '#ui/pageHead.ts'
import { H1 } from '#ui/Text.tsx'
import { Wrap } from '#ui/Wrap.tsx'

export const Route = createFileRoute('/about')({
  head: () => pageHead({ ...about.meta, path: '/about', picture: 'about' }),
  component: About,
})

function About() {
  return (
    <Wrap pt="30">
      <Breadcrumb />
      <H1>{about.hero.title}</H1>
    </Wrap>
  )
}
