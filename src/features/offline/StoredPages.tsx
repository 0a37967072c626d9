import { chakra, Grid } from '@chakra-ui/react'
import { notAhead } from '#browser/followLinks.ts'
import { offline } from '#content/pages/offline.ts'
import { isTextOnly, type OfflineUsage } from '#offline/readUsage.ts'
import { H3 } from '#ui/text/Text.tsx'
import { type NamedPage, pageGroups } from './pageGroups.ts'
import { useArticleNames } from './useArticleNames.ts'

/** What can be read offline, by name: services, articles, other pages. */
export function StoredPages({ found }: { found: OfflineUsage }) {
  const { storedPages: texts } = offline
  const names = useArticleNames(found.pages)
  const { services, articles, others } = pageGroups(found.pages, names)
  return (
    <Grid
      templateColumns={{ base: 'minmax(0, 1fr)', sm: '1fr 1fr', lg: '4fr 5fr 3fr' }}
      gap={{ base: '10', lg: '14' }}
      alignItems="start"
      mt="6"
    >
      <Group title={texts.services} pages={services} found={found} />
      <Group title={texts.articles} pages={articles} found={found} />
      <Group title={texts.otherPages} pages={others} found={found} />
    </Grid>
  )
}

function Group({ title, pages, found }: { title: string; pages: readonly NamedPage[]; found: OfflineUsage }) {
  if (pages.length === 0) return null
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
            justifyContent: 'space-between',
            gap: '3',
            minH: 'touch',
            py: '8px',
            textStyle: 'ui',
            color: 'link',
          },
          '& a:hover': { textDecoration: 'underline' },
        }}
      >
        {pages.map(({ path, name }) => (
          <li key={path}>
            <a href={path} {...notAhead}>
              {name}
              {isTextOnly(path, found) && (
                <chakra.span textStyle="meta" fontSize="0.875rem" color="ink2" flex="none">
                  {offline.storedPages.withoutPictures}
                </chakra.span>
              )}
            </a>
          </li>
        ))}
      </chakra.ul>
    </div>
  )
}
