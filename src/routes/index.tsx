import { createFileRoute } from '@tanstack/react-router'
import { home } from '#content/pages/home.ts'
import { pageHead } from '#ui/pageHead.ts'
import { H1 } from '#ui/Text.tsx'
import { Wrap } from '#ui/Wrap.tsx'

export const Route = createFileRoute('/')({
  head: () => pageHead({ ...home.meta, path: '/', picture: 'home' }),
  component: Home,
})

function Home() {
  return (
    <Wrap pt="30">
      <H1>{home.hero.titleLines.join(' ')}</H1>
    </Wrap>
  )
}
