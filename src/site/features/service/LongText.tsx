import { chakra, Grid } from '@chakra-ui/react'
import { partAtChecklists } from '#content/checklist.ts'
import { serviceDetail } from '#content/pages/serviceDetail.ts'
import type { Service } from '#content/serviceEntity.ts'
import { noteTexts } from '#content/texts/notes.ts'
import { toolTitles } from '#content/texts/toolTitles.ts'
import { Checklist } from '#ui/checklist/Checklist.tsx'
import { ButtonAnchor } from '#ui/controls/Button.tsx'
import { MoreLink } from '#ui/controls/MoreLink.tsx'
import { Container } from '#ui/layout/Container.tsx'
import { Numbered } from '#ui/text/Numbered.tsx'
import { Prose } from '#ui/text/Prose.tsx'
import { RichText } from '#ui/text/RichText.tsx'

/** Id of the section, for in-page links. */
export const longTextId = 'how'

/** The long text and the sources, with further reading and a tool beside them, or below them on narrow screens. */
export function LongText({ service }: { service: Service }) {
  const { textSection: text, sources, tool } = service
  const page = `/services/${service.path}`
  return (
    <chakra.section id={longTextId} py={{ base: '14', sm: '28' }}>
      <Container>
        <Grid
          templateColumns={{ base: 'minmax(0, 1fr)', xl: 'minmax(0, {sizes.measure}) minmax(18rem, 1fr)' }}
          gap={{ base: '8', xl: '12', '2xl': '22' }}
          alignItems="start"
        >
          <Prose>
            {partAtChecklists(text.mainText).map((part) =>
              typeof part === 'string' ? (
                <RichText key={part} text={part} />
              ) : (
                <Checklist key={page + part[0]} page={page} items={part} />
              ),
            )}
            {sources.length > 0 && (
              <>
                <h2>{noteTexts.heading}</h2>
                <Numbered start={1} items={sources} />
              </>
            )}
          </Prose>
          <chakra.aside
            position={{ xl: 'sticky' }}
            top="calc(var(--bar) + 2rem)"
            maxW="measure"
            p={{ base: '24px 22px 26px', sm: '34px 36px 36px', xl: '30px 24px' }}
            bg="pigment.tint"
            borderTop="5px solid"
            borderColor="pigment.accent"
            borderRadius="small"
          >
            <chakra.p m="0" mb="6" textStyle="small">
              {serviceDetail.resourcesText}
            </chakra.p>
            <ButtonAnchor
              href={text.resourcesLink}
              // A single line beside the text.
              size={{ base: 'md', xl: 'sm', '2xl': 'md' }}
            >
              {serviceDetail.resources.text}
            </ButtonAnchor>
            {tool && (
              <chakra.p m="0" mt="6" textStyle="small">
                {`${serviceDetail.tool} `}
                <MoreLink href={`/tools/${tool}`}>{toolTitles[tool]}</MoreLink>
              </chakra.p>
            )}
          </chakra.aside>
        </Grid>
      </Container>
    </chakra.section>
  )
}
