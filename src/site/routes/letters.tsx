import { createFileRoute } from '@tanstack/react-router'
import { LettersPage } from '#site/features/tools/letters/LettersPage.tsx'
import { pageHead } from './-pageHead.ts'

export const Route = createFileRoute('/letters')({
  loader: async () => (await import('#content/letters.ts')).default,
  staleTime: Number.POSITIVE_INFINITY,
  head: ({ loaderData }) =>
    loaderData ? pageHead({ ...loaderData.meta, path: loaderData.path, picture: loaderData.picture }) : {},
  component: Letters,
})

function Letters() {
  return <LettersPage list={Route.useLoaderData()} />
}
