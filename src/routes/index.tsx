import { createFileRoute } from '@tanstack/react-router'
import { home } from '#content/pages/home.ts'
import { HomePage } from '#features/home/HomePage.tsx'
import { pageHead } from '#ui/pageHead.ts'
import { SharedSections } from './-sharedSections.tsx'

export const Route = createFileRoute('/')({
  head: () => pageHead({ ...home.meta, path: '/', picture: 'home' }),
  component: Home,
})

function Home() {
  return (
    <HomePage>
      <SharedSections />
    </HomePage>
  )
}
