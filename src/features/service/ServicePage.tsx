import type { Service } from '#content/serviceEntity.ts'
import { Breadcrumb } from '#ui/Breadcrumb.tsx'
import { H1 } from '#ui/Text.tsx'
import { Wrap } from '#ui/Wrap.tsx'

export function ServicePage({ service }: { service: Service }) {
  return (
    <Wrap pt="30" data-pigment={service.pigment}>
      <Breadcrumb last={service.displayName} />
      <H1>{service.displayName}</H1>
    </Wrap>
  )
}
