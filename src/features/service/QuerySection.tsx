import { chakra, Grid } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { serviceDetail } from '#content/pages/serviceDetail.ts'
import { site } from '#content/site.ts'
import { H2 } from '#ui/Text.tsx'
import { Wrap } from '#ui/Wrap.tsx'
import { QueryForm } from './QueryForm.tsx'

interface QuerySectionProps {
  enquiryForm: ReactNode
  /** What the provider wants of the form (site file; decision 4). */
  kind?: typeof site.serviceQueryForm
}

/** 'Have a Query?': by default a form that sends nothing, or the real enquiry form. */
export function QuerySection({ enquiryForm, kind = site.serviceQueryForm }: QuerySectionProps) {
  const { title, text } = serviceDetail.query
  return (
    <chakra.section data-screen="" aria-labelledby="query-title" py={{ base: '14', sm: '28' }}>
      <Wrap>
        <Grid templateColumns={{ base: 'minmax(0, 1fr)', lg: '4fr 8fr' }} gap={{ base: '6', lg: '16' }}>
          <div>
            <H2 id="query-title">{title}</H2>
            <chakra.p m="0" mt="3" color="ink2" maxW="30em">
              {text}
            </chakra.p>
          </div>
          {kind === 'enquiry' ? <div>{enquiryForm}</div> : <QueryForm />}
        </Grid>
      </Wrap>
    </chakra.section>
  )
}
