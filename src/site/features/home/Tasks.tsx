import { chakra } from '@chakra-ui/react'
import { home } from '#content/pages/home.ts'
import { MoreLink } from '#ui/controls/MoreLink.tsx'
import { Container } from '#ui/layout/Container.tsx'
import { H2 } from '#ui/text/Text.tsx'

const List = chakra('ul', {
  base: {
    listStyle: 'none',
    display: 'grid',
    // In rem: larger text makes columns fewer.
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 19rem), 1fr))',
    columnGap: '8',
    mt: { base: '5', sm: '8' },
    '& a': {
      display: 'block',
      h: 'full',
      py: { base: '3', sm: '5' },
      borderTop: '1px solid',
      borderColor: 'line',
      color: 'ink2',
      textStyle: 'small',
      textDecoration: 'none',
      _hover: { '& b': { color: 'link', textDecoration: 'underline' } },
    },
    '& b': { display: 'block', textStyle: 'h3', color: 'ink' },
  },
})

/** The tasks right after the hero, each a link with one line. */
export function Tasks() {
  const { title, list, all } = home.tasks
  return (
    <chakra.section aria-labelledby="tasks-title" pt={{ base: '10', sm: '20' }}>
      <Container>
        <H2 id="tasks-title">{title}</H2>
        <List>
          {list.map(({ name, to, line }) => (
            <li key={to}>
              <a href={to}>
                <b>{name}</b> <span>{line}</span>
              </a>
            </li>
          ))}
        </List>
        <MoreLink href={all.to} mt={{ base: '2', sm: '4' }}>
          {all.text}
        </MoreLink>
      </Container>
    </chakra.section>
  )
}
