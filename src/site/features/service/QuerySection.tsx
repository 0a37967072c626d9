import { chakra, Grid } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { serviceDetail } from '#content/pages/serviceDetail.ts'
import { site } from '#content/site.ts'
import { useSectionClick } from '#ui/controls/useSectionClick.ts'
import { Container } from '#ui/layout/Container.tsx'
import { H2 } from '#ui/text/Text.tsx'

interface QuerySectionProps {
  /** A form that sends nothing, or the real enquiry form. */
  form: ReactNode
  /** The site file's choice for the form. */
  kind?: typeof site.serviceQueryForm
}

/** Id of the section with the form that is sent. */
const contactSection = 'contact'

/** 'Have a Query?' with its form, and what is to be said of that. */
export function QuerySection({ form, kind = site.serviceQueryForm }: QuerySectionProps) {
  const toContact = useSectionClick()
  const { title, text, inert } = serviceDetail.query
  return (
    <chakra.section data-screen="" aria-labelledby="query-title" py={{ base: '14', sm: '28' }}>
      <Container>
        <Grid templateColumns={{ base: 'minmax(0, 1fr)', lg: '4fr 8fr' }} gap={{ base: '6', lg: '16' }}>
          <div>
            <H2 id="query-title">{title}</H2>
            <chakra.p m="0" mt="3" color="ink2" maxW="30em">
              {kind === 'enquiry' ? (
                text
              ) : (
                <>
                  {`${inert.text} `}
                  <a href={`#${contactSection}`} onClick={toContact}>
                    {inert.link}
                  </a>
                  .
                </>
              )}
            </chakra.p>
          </div>
          {form}
        </Grid>
      </Container>
    </chakra.section>
  )
}
