import { chakra } from '@chakra-ui/react'
import type { ServiceCard } from '#content/services.ts'
import { articleTexts as texts } from '#content/texts/article.ts'

/** The article's service: in the margin where there is room, else after the text. */
export function ServiceAside({ service }: { service: ServiceCard }) {
  return (
    <chakra.aside aria-label={texts.service} maxW="measure" borderTop="3px solid" borderColor="pigment.accent" pt="4">
      <chakra.p textStyle="meta" color="ink2">
        {texts.service}
      </chakra.p>
      <chakra.p textStyle="h3" mt="2">
        <chakra.span
          css={{ '& a': { color: 'pigment.text', textDecoration: 'underline', textUnderlineOffset: '0.18em' } }}
        >
          <a href={`/services/${service.path}`}>{service.title}</a>
        </chakra.span>
      </chakra.p>
      <chakra.p textStyle="small" fontSize="1.0625rem" color="ink2" mt="2">
        {service.description}
      </chakra.p>
    </chakra.aside>
  )
}
