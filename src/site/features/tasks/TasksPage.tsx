import { chakra } from '@chakra-ui/react'
import type { TaskList } from '#content/tasks.ts'
import { taskTexts as texts } from '#content/texts/tasks.ts'
import { Breadcrumb } from '#ui/controls/Breadcrumb.tsx'
import { ledeRow } from '#ui/layout/BesideContents.tsx'
import { Container } from '#ui/layout/Container.tsx'
import { H1, H2, H3, Lede, Small } from '#ui/text/Text.tsx'

const Tasks = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 24rem), 1fr))',
    gap: '10',
    py: '8',
    '& ul': { listStyle: 'none', mt: '3' },
    '& li': { borderTop: '1px solid', borderColor: 'line' },
    '& a': { textDecoration: 'underline', textDecorationColor: 'gold.500', textUnderlineOffset: '0.2em' },
    '& li a': { display: 'flex', alignItems: 'center', minH: 'touch', py: '2', color: 'link' },
  },
})

/** The tasks, each with the situations in which readers come for it: a situation opens the task for its case. */
export function TasksPage({ list }: { list: TaskList }) {
  return (
    <Container pt={{ base: 'calc(var(--bar) + 2rem)', sm: 'calc(var(--bar) + 3.5rem)' }}>
      <Breadcrumb />
      <H1>{list.title}</H1>
      <chakra.div pt="4" pb="6">
        <Lede {...ledeRow} maxW="38em" textStyle={{ base: 'body', sm: 'lede' }}>
          {list.lede}
        </Lede>
      </chakra.div>
      <H2>{texts.situations}</H2>
      <Tasks>
        {list.cards.map(({ path, title, card, situations }) => (
          <section key={path} aria-labelledby={idOf(path)}>
            <H3 id={idOf(path)}>
              <a href={path}>{title}</a>
            </H3>
            <Small>{card}</Small>
            <ul>
              {situations.map(({ text, choose }) => (
                <li key={text}>
                  <a href={choose === undefined ? path : `${path}#${choose}`}>{text}</a>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </Tasks>
      <H2>{texts.others}</H2>
      <Tasks>
        <ul>
          {list.others.map(({ text, to }) => (
            <li key={text}>
              <a href={to}>{text}</a>
            </li>
          ))}
        </ul>
      </Tasks>
    </Container>
  )
}

function idOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1)
}
