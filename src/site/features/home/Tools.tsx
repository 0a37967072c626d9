import { chakra, Grid } from '@chakra-ui/react'
import { home } from '#content/pages/home.ts'
import { toolNames, toolTitles } from '#content/texts/toolTitles.ts'
import { MoreLink } from '#ui/controls/MoreLink.tsx'
import { Container } from '#ui/layout/Container.tsx'
import { H2, Paragraph } from '#ui/text/Text.tsx'

/** The questions that the tools answer, each a link to its tool. */
export function Tools() {
  const { title, text, all } = home.tools
  return (
    <chakra.section aria-labelledby="tools" py={{ base: '16', sm: '28' }}>
      <Container>
        <Grid
          templateColumns={{ base: 'minmax(0, 1fr)', md: '5fr 7fr' }}
          gap={{ base: '6', lg: '22' }}
          alignItems="start"
        >
          <div>
            <H2 id="tools">{title}</H2>
            <Paragraph color="ink2" mt="3">
              {text}
            </Paragraph>
            <chakra.p display="flex" flexWrap="wrap" columnGap="6" mt="3" mb="0">
              <MoreLink href={all.to}>{all.text}</MoreLink>
            </chakra.p>
          </div>
          <chakra.ul listStyle="none" borderBottom="1px solid" borderColor="line">
            {toolNames.map((tool) => (
              <chakra.li
                key={tool}
                borderTop="1px solid"
                borderColor="line"
                css={{ '& a': { display: 'block', py: '4', textStyle: 'h3', color: 'ink', _hover: { color: 'link' } } }}
              >
                <a href={`/tools/${tool}`}>{toolTitles[tool]}</a>
              </chakra.li>
            ))}
          </chakra.ul>
        </Grid>
      </Container>
    </chakra.section>
  )
}
