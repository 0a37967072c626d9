import { Box, chakra, Flex } from '@chakra-ui/react'
import { memo, useMemo, useRef } from 'react'
import { isoDay } from '#content/isoDay.ts'
import type { Letter, LetterList } from '#content/letterEntity.ts'
import { sourceId, sourcesId } from '#content/sourceId.ts'
import { lawReview } from '#content/texts/lawReview.ts'
import { lettersPath, letterTexts as texts } from '#content/texts/letters.ts'
import { Breadcrumb } from '#ui/controls/Breadcrumb.tsx'
import { Button } from '#ui/controls/Button.tsx'
import { OutsideLink } from '#ui/controls/OutsideLink.tsx'
import { useSectionClick } from '#ui/controls/useSectionClick.ts'
import { aboveLede, BesideContents, ledeRow } from '#ui/layout/BesideContents.tsx'
import { Container } from '#ui/layout/Container.tsx'
import { Contents } from '#ui/layout/Contents.tsx'
import { TemplateText } from '#ui/sample/TemplateText.tsx'
import { Prose } from '#ui/text/Prose.tsx'
import { RichText } from '#ui/text/RichText.tsx'
import { H1, Lede } from '#ui/text/Text.tsx'
import { printWithoutFooter } from '#ui/theme/printWithoutFooter.ts'
import { unscripted } from '#ui/theme/scripted.ts'
import { useCase } from '../useCase.ts'
import { Blanks } from './Blanks.tsx'
import { blanksOf, fillBlanks } from './fillBlanks.ts'

/** While one letter is printed, everything beside it is hidden on paper. */
const printed = {
  '@media print': {
    '&[data-only] :not(:has([data-printed]), [data-printed], [data-printed] *)': { display: 'none !important' },
    // The space around a letter among others would take a sheet of its own.
    '&[data-only] :has([data-printed]), & [data-printed], & [data-printed] :has(pre)': {
      margin: '0 !important',
      padding: '0 !important',
    },
  },
}

/** All letters, whole. What is typed into the blanks is put into each of them. */
export function LettersPage({ list }: { list: LetterList }) {
  const { title, lede, reviewed, pigment, groups, sources } = list
  const { file, isKept } = useCase()
  const toLetter = useSectionClick()
  const blanks = useMemo(() => blanksOf(file), [file])
  const entries = [
    { id: 'blanks', text: texts.blanks },
    ...groups.map((group) => ({ id: group.id, text: group.title })),
    { id: sourcesId, text: texts.sources },
  ]
  return (
    <Box data-pigment={pigment} data-letters="" css={printed}>
      <Container pt={{ base: 'calc(var(--bar) + 2rem)', sm: 'calc(var(--bar) + 3.5rem)' }}>
        <Breadcrumb last={title} />
        <H1 maxW="15em">{title}</H1>
      </Container>
      <BesideContents {...aboveLede}>
        <Lede {...ledeRow} maxW="34em" textStyle={{ base: 'body', sm: 'lede' }}>
          {lede}
        </Lede>
        <Contents title={texts.contents} entries={entries} />
        <Prose gridColumn="2">
          <chakra.p textStyle="meta" color="ink2">
            {`${lawReview.label} `}
            <time dateTime={isoDay(reviewed)}>{reviewed}</time>
          </chakra.p>
          <Blanks blanks={blanks} isKept={isKept} />
          {groups.map((group) => (
            <chakra.section key={group.id} mt="12">
              <h2 id={group.id}>{group.title}</h2>
              <chakra.ul data-screen="">
                {group.letters.map(({ id, title: name }) => (
                  <li key={id}>
                    <a href={`#${id}`} onClick={toLetter}>
                      {name}
                    </a>
                  </li>
                ))}
              </chakra.ul>
              {group.letters.map((letter) => (
                <OneLetter key={letter.id} letter={letter} text={fillBlanks(letter.text, blanks)} />
              ))}
            </chakra.section>
          ))}
          <h2 id={sourcesId}>{texts.sources}</h2>
          <chakra.ol listStyle="decimal" pl="1.5em" css={{ '& li': { mb: '0.45em' } }}>
            {sources.map((source, index) => (
              <li key={source.url} id={sourceId(index + 1)}>
                <OutsideLink href={source.url}>{source.title}</OutsideLink>
                {`: ${source.checked}.`}
              </li>
            ))}
          </chakra.ol>
        </Prose>
      </BesideContents>
    </Box>
  )
}

/** One letter with its use. Typing into a blank that it does not have leaves it as it is. */
const OneLetter = memo(function OneLetter({ letter: { id, title, use }, text }: { letter: Letter; text: string }) {
  const place = useRef<HTMLDivElement>(null)
  return (
    <chakra.div ref={place} mt="10">
      <h3 id={id}>{title}</h3>
      <div data-screen="">
        <RichText text={`${use} ${texts.check}`} />
      </div>
      <TemplateText title={title} text={text} page={`${lettersPath}#${id}`} />
      <Flex data-screen="" mt="-4" css={unscripted({ display: 'none' })}>
        <Button variant="line" size="sm" onClick={() => printOnly(place.current)}>
          {texts.print}
        </Button>
      </Flex>
    </chakra.div>
  )
})

/** Prints one letter of the page: the page's styles hide the others while the marks are there. */
function printOnly(letter: HTMLElement | null): void {
  const page = letter?.closest('[data-letters]')
  if (!letter || !page) return
  page.setAttribute('data-only', '')
  letter.setAttribute('data-printed', '')
  printWithoutFooter(() => {
    page.removeAttribute('data-only')
    letter.removeAttribute('data-printed')
  })
}
