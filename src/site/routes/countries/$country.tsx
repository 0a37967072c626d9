import { createFileRoute, notFound } from '@tanstack/react-router'
import { guideHead } from '../-guideHead.ts'
import { guideRoute } from '../-guideRoute.ts'

export const Route = createFileRoute('/countries/$country')({
  loader: async ({ params: { country } }) => {
    // Imported here so that the list of countries travels to no other page.
    const { loadCountryGuide } = await import('#content/countryGuides.ts')
    const guide = await loadCountryGuide(country)
    if (!guide) throw notFound()
    return guide
  },
  head: ({ loaderData }) => guideHead(loaderData),
  ...guideRoute,
})
