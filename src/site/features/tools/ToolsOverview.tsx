import { chakra, Grid } from '@chakra-ui/react'
import { toolTexts as texts } from '#content/texts/tools.ts'
import type { ToolName } from '#content/texts/toolTitles.ts'
import type { ToolPage } from '#content/tools.ts'
import { Container } from '#ui/layout/Container.tsx'
import { Icon } from '#ui/media/Icon.tsx'
import { H2, Paragraph, Small } from '#ui/text/Text.tsx'
import { ToolHeader } from './ToolHeader.tsx'

const icons: Record<ToolName, string> = {
  residence: 'M4 6h16v14H4zM4 10h16M8 3v4M16 3v4M8 14h3M8 17h6',
  selling: 'M3 11 12 4l9 7M6 10v10h12V10M10 20v-6h4v6',
  rent: 'M8 13a4 4 0 1 1 3.5-2L20 19.5V22h-3v-2h-2v-2h-2l-2.5-2.5M7 9h.01',
  refund: 'M4 12a8 8 0 1 1 2.3 5.6M4 21v-5h5M12 8v4l3 2',
  'power-of-attorney': 'M6 3h9l4 4v9H6zM15 3v4h4M9 11h6M12 16v5M9 21h6',
  sending: 'M3 8h11v9H3zM6.5 12.5h4M14 5h7v7M21 5l-7 7',
  estate: 'M9 3h6v5H9zM3 16h6v5H3zM15 16h6v5h-6zM12 8v4M6 16v-4h12v4',
}

interface OverviewProps {
  overview: { heading: string; lede: string }
  tools: readonly ToolPage[]
}

/** All tools, each with its question. */
export function ToolsOverview({ overview, tools }: OverviewProps) {
  return (
    <>
      <ToolHeader title={overview.heading} lede={overview.lede} />
      <Container as="section" py={{ base: '10', sm: '20' }}>
        <ToolCards tools={tools} />
        <Small mt="8">{texts.onDevice}</Small>
      </Container>
    </>
  )
}

/** A card for each tool. */
export function ToolCards({ tools }: { tools: readonly ToolPage[] }) {
  return (
    <Grid templateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }} gap={{ base: '4', sm: '6' }}>
      {tools.map(({ name, title, card }) => (
        <chakra.article
          key={name}
          position="relative"
          display="grid"
          gridTemplateColumns="auto minmax(0, 1fr)"
          columnGap={{ base: '4', sm: '6' }}
          p={{ base: '5', sm: '8' }}
          bg="panel"
          border="1px solid"
          borderColor="line"
          borderRadius="card"
          boxShadow="rest"
          transition="box-shadow"
          transitionDuration="move"
          _hover={{ boxShadow: 'card' }}
        >
          <chakra.span color="pigment.text" pt="1">
            <Icon path={icons[name]} size="32px" />
          </chakra.span>
          <div>
            <H2 textStyle="h3">
              <chakra.span
                css={{
                  '& a': {
                    color: 'ink',
                    textDecoration: 'none',
                    _after: { content: '""', position: 'absolute', inset: '0' },
                  },
                }}
              >
                <a href={`/tools/${name}`}>{title}</a>
              </chakra.span>
            </H2>
            <Paragraph textStyle="small" color="ink2" mt="2">
              {card}
            </Paragraph>
          </div>
        </chakra.article>
      ))}
    </Grid>
  )
}
