import { createFileRoute, notFound } from '@tanstack/react-router'
import { GuidePage } from '#site/features/guide/GuidePage.tsx'
import { guideHead } from '../-guideHead.ts'

export const Route = createFileRoute('/countries/$country')({
  loader: async ({ params: { country } }) => {
    // Imported here so that the list of countries travels to no other page.
    const { loadCountryGuide } = await import('#content/countryGuides.ts')
    const guide = await loadCountryGuide(country)
    if (!guide) throw notFound()
    return guide
  },
  staleTime: Number.POSITIVE_INFINITY,
  head: ({ loaderData }) => guideHead(loaderData),
  component: Country,
})

function Country() {
  return <GuidePage guide={Route.useLoaderData()} />
}
