import type { ReactNode } from 'react'
import type { Service } from '#content/serviceEntity.ts'
import { doItYourself } from '#content/texts/taskPages.ts'
import { DoItYourself } from '#ui/controls/DoItYourself.tsx'
import { BelowFold } from '#ui/layout/BelowFold.tsx'
import { Container } from '#ui/layout/Container.tsx'
import { PageHero } from '#ui/layout/PageHero.tsx'
import { Faq } from './Faq.tsx'
import { LongText, longTextId } from './LongText.tsx'
import { OtherServices } from './OtherServices.tsx'
import { QuerySection } from './QuerySection.tsx'
import { ServiceIntro } from './ServiceIntro.tsx'
import { ServicesList } from './ServicesList.tsx'

interface ServicePageProps {
  service: Service
  /** The form of its 'Have a Query?'. */
  form: ReactNode
  /** The shared sections that end the page. */
  children: ReactNode
}

/** One service in its pigment, with its sections in the specified order. */
export function ServicePage({ service, form, children }: ServicePageProps) {
  const { displayName: title, heroSection, faqSection } = service
  return (
    <>
      <div data-pigment={service.pigment}>
        <PageHero content={{ title, ...heroSection }} picture={heroSection.image} />
        <Container py={{ base: '3', sm: '5' }}>
          <DoItYourself
            from="services"
            name={service.path}
            first={{ text: doItYourself.steps, to: `#${longTextId}` }}
          />
        </Container>
        <ServiceIntro intro={service.introSection} />
        <BelowFold>
          <ServicesList list={service.servicesListSection} />
          <Faq key={service.path} faq={faqSection} />
        </BelowFold>
        <QuerySection form={form} />
        <BelowFold>
          <OtherServices more={service.moreServicesSection} />
          <LongText service={service} />
        </BelowFold>
      </div>
      {children}
    </>
  )
}
