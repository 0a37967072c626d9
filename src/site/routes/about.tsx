import { createFileRoute } from '@tanstack/react-router'
import { pageMetas } from '#content/pages/pageMetas.ts'
import { AboutPage } from '#site/features/about/AboutPage.tsx'
import { SharedSections } from './-belowFold.tsx'
import { pageHead } from './-pageHead.ts'

export const Route = createFileRoute('/about')({
  head: () => pageHead({ ...pageMetas.about, path: '/about', picture: 'about' }),
  component: About,
})

function About() {
  return (
    <AboutPage>
      <SharedSections />
    </AboutPage>
  )
}
