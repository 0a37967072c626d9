import { createFileRoute } from '@tanstack/react-router'
import { pageMetas } from '#content/pages/pageMetas.ts'
import { HomePage } from '#site/features/home/HomePage.tsx'
import { UnfinishedArticle } from '#site/features/reading/UnfinishedArticle.tsx'
import { movingLinesOnArrival } from '#ui/motion/movingLines.ts'
import { SharedSections } from './-belowFold.tsx'
import { pageHead } from './-pageHead.ts'

export const Route = createFileRoute('/')({
  loader: movingLinesOnArrival,
  head: () => pageHead({ ...pageMetas.home, path: '/', picture: 'home' }),
  component: Home,
})

function Home() {
  return (
    <>
      <UnfinishedArticle />
      <HomePage>
        <SharedSections />
      </HomePage>
    </>
  )
}
