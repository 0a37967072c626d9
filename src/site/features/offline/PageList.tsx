import { chakra } from '@chakra-ui/react'
import { H3 } from '#ui/text/Text.tsx'

/** Links to pages of one kind, with full touch targets. */
export function PageList({ title, pages }: { title: string; pages: readonly { title: string; path: string }[] }) {
  return (
    <div>
      <H3>{title}</H3>
      <chakra.ul
        listStyle="none"
        mt="3"
        borderTop="1px solid"
        borderColor="line"
        css={{
          '& li': { borderBottom: '1px solid', borderColor: 'line' },
          '& a': {
            display: 'flex',
            alignItems: 'center',
            minH: 'touch',
            py: '8px',
            textStyle: 'ui',
            color: 'link',
            textDecoration: 'none',
          },
          '& a:hover': { textDecoration: 'underline' },
        }}
      >
        {pages.map((page) => (
          <li key={page.path}>
            <a href={page.path}>{page.title}</a>
          </li>
        ))}
      </chakra.ul>
    </div>
  )
}
