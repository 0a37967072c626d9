import { createFileRoute, notFound, redirect } from '@tanstack/react-router'
import { findService, loadService } from '#content/services.ts'
import { site } from '#content/site.ts'
import { ServiceNotFound } from '#site/features/service/ServiceNotFound.tsx'
import { ServicePage } from '#site/features/service/ServicePage.tsx'
import { Enquiry, QueryForm, SharedSections } from '../-belowFold.tsx'
import { pageHead } from '../-pageHead.ts'

export const Route = createFileRoute('/services/$serviceName')({
  loader: async ({ params: { serviceName } }) => {
    const card = findService(serviceName)
    if (!card) throw notFound()
    if (card.path !== serviceName) {
      throw redirect({ to: '/services/$serviceName', params: { serviceName: card.path }, replace: true })
    }
    const service = await loadService(card.path)
    if (!service) throw notFound()
    return service
  },
  staleTime: Number.POSITIVE_INFINITY,
  head: ({ loaderData: service }) =>
    service
      ? pageHead({
          title: service.displayName,
          description: service.metaDescription,
          keywords: service.metaKeywords,
          path: `/services/${service.path}`,
          picture: `service-${service.path}`,
        })
      : {},
  component: ServiceDetail,
  notFoundComponent: ServiceNotFound,
})

function ServiceDetail() {
  return (
    <ServicePage
      service={Route.useLoaderData()}
      form={
        site.serviceQueryForm === 'enquiry' ? (
          <div>
            <Enquiry />
          </div>
        ) : (
          <QueryForm />
        )
      }
    >
      <SharedSections />
    </ServicePage>
  )
}
