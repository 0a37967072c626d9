import { chakra } from '@chakra-ui/react'
import { glossary, inOrder, termId } from '#content/glossary.ts'
import { glossaryPage } from '#content/pages/glossary.ts'
import { anchorOf } from '#content/slug.ts'
import { Breadcrumb } from '#ui/controls/Breadcrumb.tsx'
import { aboveLede, BesideContents, ledeRow } from '#ui/layout/BesideContents.tsx'
import { Container } from '#ui/layout/Container.tsx'
import { Contents } from '#ui/layout/Contents.tsx'
import { Prose } from '#ui/text/Prose.tsx'
import { H1, Lede } from '#ui/text/Text.tsx'

const entries = glossary.map(({ title }) => ({ id: anchorOf(title), text: title }))

const Terms = chakra('dl', {
  base: {
    m: '0',
    '& dt': { fontFamily: 'sans', fontWeight: 'semibold', fontSize: '1.1875rem', lineHeight: '1.3' },
    '& dd': { m: '0', mt: '1', mb: '1.2em' },
    // The term that a link led to, with its meaning. A shadow takes no room in the margin.
    '& dt:target, & dt:target + dd': { bg: 'wash', boxShadow: '0 0 0 8px {colors.wash}', outline: 'none' },
  },
})

/** All terms by field; each can be linked to (`/glossary#term`). */
export function GlossaryPage() {
  return (
    <>
      <Container pt={{ base: 'calc(var(--bar) + 2rem)', sm: 'calc(var(--bar) + 3.5rem)' }}>
        <Breadcrumb />
        <H1>{glossaryPage.title}</H1>
      </Container>
      <BesideContents {...aboveLede}>
        <Lede {...ledeRow} maxW="38em" textStyle={{ base: 'body', sm: 'lede' }}>
          {glossaryPage.intro}
        </Lede>
        <Contents title={glossaryPage.contents} entries={entries} />
        <Prose gridColumn="2">
          {glossary.map(({ title, text, terms }) => (
            <chakra.section key={title} aria-labelledby={anchorOf(title)} css={{ '& + section': { mt: '2.4em' } }}>
              <h2 id={anchorOf(title)}>{title}</h2>
              <p>{text}</p>
              <Terms>
                {inOrder(terms).map((entry) => (
                  <div key={entry.term}>
                    <dt id={termId(entry)}>{entry.term}</dt>
                    <dd>{entry.definition}</dd>
                  </div>
                ))}
              </Terms>
            </chakra.section>
          ))}
        </Prose>
      </BesideContents>
    </>
  )
}
