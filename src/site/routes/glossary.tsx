import { createFileRoute } from '@tanstack/react-router'
import { pageMetas } from '#content/pages/pageMetas.ts'
import { GlossaryPage } from '#site/features/glossary/GlossaryPage.tsx'
import { SharedSections } from './-belowFold.tsx'
import { pageHead } from './-pageHead.ts'

export const Route = createFileRoute('/glossary')({
  // The terms are many: only this page loads them.
  loader: async () => ({ terms: (await import('#content/glossary.ts')).definedTermSet() }),
  staleTime: Number.POSITIVE_INFINITY,
  head: ({ loaderData }) =>
    pageHead({
      ...pageMetas.glossary,
      path: '/glossary',
      picture: 'glossary',
      ...(loaderData && { more: [loaderData.terms] }),
    }),
  component: Glossary,
})

function Glossary() {
  return (
    <>
      <GlossaryPage />
      <SharedSections />
    </>
  )
}
