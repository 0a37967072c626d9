import { Box, chakra } from '@chakra-ui/react'
import { Fragment } from 'react'
import type { Guide } from '#content/guide.ts'
import { isoDay } from '#content/isoDay.ts'
import { sourceId, sourcesId } from '#content/sourceId.ts'
import { guideTexts as texts } from '#content/texts/guides.ts'
import { lawReview } from '#content/texts/lawReview.ts'
import { noteTexts } from '#content/texts/notes.ts'
import { Breadcrumb } from '#ui/controls/Breadcrumb.tsx'
import { OutsideLink } from '#ui/controls/OutsideLink.tsx'
import { aboveLede, BesideContents, ledeRow } from '#ui/layout/BesideContents.tsx'
import { Container } from '#ui/layout/Container.tsx'
import { Contents } from '#ui/layout/Contents.tsx'
import { Prose } from '#ui/text/Prose.tsx'
import { H1, Lede } from '#ui/text/Text.tsx'
import { Glance } from './Glance.tsx'
import { GuideCards } from './GuideCards.tsx'
import { GuideParts } from './GuideParts.tsx'

/** A country guide or another page of sections: title, facts at a glance or cards, sections and numbered sources. */
export function GuidePage({ guide }: { guide: Guide }) {
  const { title, lede, reviewed, pigment, glance, cards, sections, sources } = guide
  const entries = [
    ...sections.map((section) => ({ id: section.id, text: section.title })),
    ...(sources.length > 0 ? [{ id: sourcesId, text: noteTexts.heading }] : []),
  ]
  return (
    <Box data-pigment={pigment}>
      <Container pt={{ base: 'calc(var(--bar) + 2rem)', sm: 'calc(var(--bar) + 3.5rem)' }}>
        <Breadcrumb last={title} />
        <H1 maxW="15em">{title}</H1>
      </Container>
      <BesideContents {...aboveLede}>
        <Lede {...ledeRow} maxW="34em" textStyle={{ base: 'body', sm: 'lede' }}>
          {lede}
        </Lede>
        {cards.length > 0 && (
          <Box gridColumn="1 / -1" mb={{ base: '1', sm: '8' }}>
            <GuideCards cards={cards} />
          </Box>
        )}
        <Contents title={texts.contents} entries={entries} />
        <Prose gridColumn="2">
          <chakra.p textStyle="meta" color="ink2">
            {`${lawReview.label} `}
            <time dateTime={isoDay(reviewed)}>{reviewed}</time>
          </chakra.p>
          {glance.length > 0 && <Glance facts={glance} />}
          {sections.map(({ id, title: heading, parts }) => (
            <Fragment key={id}>
              <h2 id={id}>{heading}</h2>
              <GuideParts parts={parts} />
            </Fragment>
          ))}
          {sources.length > 0 && (
            <>
              <h2 id={sourcesId}>{noteTexts.heading}</h2>
              <Sources sources={sources} />
            </>
          )}
        </Prose>
      </BesideContents>
    </Box>
  )
}

/** The official texts under the numbers by which the sections refer to them. */
function Sources({ sources }: Pick<Guide, 'sources'>) {
  return (
    <chakra.ol listStyle="decimal" pl="1.5em" css={{ '& li': { mb: '0.45em' } }}>
      {sources.map((source, index) => (
        <li key={source.url} id={sourceId(index + 1)}>
          <OutsideLink href={source.url}>{source.title}</OutsideLink>
          {`: ${source.checked}.`}
        </li>
      ))}
    </chakra.ol>
  )
}
