import { chakra, Grid } from '@chakra-ui/react'
import { resources } from '#content/pages/resources.ts'
import { ConsultationBlock } from '#ui/contact/ConsultationBlock.tsx'
import { MoreLink } from '#ui/controls/MoreLink.tsx'
import { Icon } from '#ui/media/Icon.tsx'
import { Paragraph } from '#ui/text/Text.tsx'
import { Section } from './Section.tsx'

/** The contents of a good question, beside 'Schedule a Consultation' (RS-17). */
export function AskUs() {
  const { title, text, prompts, link } = resources.askUs
  return (
    <Section id="ask-us" title={title} wash>
      <Grid
        templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 6fr) minmax(0, 6fr)' }}
        gap={{ base: '10', lg: '16' }}
        alignItems="start"
        mt="4"
      >
        <div>
          <Paragraph color="ink2">{text}</Paragraph>
          <chakra.ul listStyle="none" mt="5" mb="6">
            {prompts.map((prompt) => (
              <chakra.li
                key={prompt}
                display="flex"
                gap="4"
                py="2"
                css={{ '& svg': { color: 'accentText', mt: '0.3em' } }}
              >
                <Icon name="check" size="20px" />
                <span>{prompt}</span>
              </chakra.li>
            ))}
          </chakra.ul>
          <MoreLink href={link.to}>{link.text}</MoreLink>
        </div>
        <ConsultationBlock content={resources.consultation} heading="h3" />
      </Grid>
    </Section>
  )
}
