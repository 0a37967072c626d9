import { createFileRoute } from '@tanstack/react-router'
import { pageMetas } from '#content/pages/pageMetas.ts'
import { HomePage } from '#features/home/HomePage.tsx'
import { UnfinishedArticle } from '#features/reading/UnfinishedArticle.tsx'
import { MotionScope } from '#ui/motion/MotionScope.tsx'
import { motionOnArrival } from '#ui/motion/motionReady.ts'
import { pageHead } from './-pageHead.ts'
import { SharedSections } from './-sharedSections.tsx'

export const Route = createFileRoute('/')({
  loader: motionOnArrival,
  head: () => pageHead({ ...pageMetas.home, path: '/', picture: 'home' }),
  component: Home,
})

function Home() {
  return (
    <MotionScope>
      <UnfinishedArticle />
      <HomePage>
        <SharedSections />
      </HomePage>
    </MotionScope>
  )
}
