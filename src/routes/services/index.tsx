import { createFileRoute } from '@tanstack/react-router'
import { servicesOverview } from '#content/pages/servicesOverview.ts'
import { Breadcrumb } from '#ui/Breadcrumb.tsx'
import { pageHead } from '#ui/pageHead.ts'
import { H1 } from '#ui/Text.tsx'
import { Wrap } from '#ui/Wrap.tsx'

export const Route = createFileRoute('/services/')({
  head: () => pageHead({ ...servicesOverview.meta, path: '/services', picture: 'services' }),
  component: Services,
})

function Services() {
  return (
    <Wrap pt="30">
      <Breadcrumb />
      <H1>{servicesOverview.hero.title}</H1>
    </Wrap>
  )
}
