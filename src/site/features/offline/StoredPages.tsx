import { chakra, Grid } from '@chakra-ui/react'
import { useMemo } from 'react'
import { type OfflinePage, offline } from '#content/pages/offline.ts'
import { readingTexts as texts } from '#content/texts/reading.ts'
import type { ReadingProgress } from '#device/kept.ts'
import { minutesLeft } from '#device/offline/pace.ts'
import { isUnfinished } from '#device/offline/progress.ts'
import { isTextOnly, type OfflineUsage } from '#device/offline/readUsage.ts'
import { notAhead } from '#ui/browser/followLinks.ts'
import { H3 } from '#ui/text/Text.tsx'
import { type NamedPage, pageGroups } from './pageGroups.ts'
import { useAllProgress } from './useAllProgress.ts'
import { useArticleNames } from './useArticleNames.ts'

interface StoredPagesProps {
  found: OfflineUsage
  texts?: OfflinePage['storedPages']
}

/** The pages that can be read offline, by name: services, articles, other pages. */
export function StoredPages({ found, texts = offline.storedPages }: StoredPagesProps) {
  const names = useArticleNames(found.pages)
  const marks = useReadingMarks()
  const { services, articles, others } = pageGroups(found.pages, names)
  const noteOf = (path: string) =>
    [marks.get(path), isTextOnly(path, found) && texts.withoutPictures].filter(Boolean).join(' · ')
  return (
    <Grid
      templateColumns={{ base: 'minmax(0, 1fr)', sm: '1fr 1fr', lg: '4fr 5fr 3fr' }}
      gap={{ base: '10', lg: '14' }}
      alignItems="start"
      mt="6"
    >
      <Group title={texts.services} pages={services} noteOf={noteOf} />
      <Group title={texts.articles} pages={articles} noteOf={noteOf} />
      <Group title={texts.otherPages} pages={others} noteOf={noteOf} />
    </Grid>
  )
}

interface GroupProps {
  title: string
  pages: readonly NamedPage[]
  /** The note beside a page, if any. */
  noteOf: (path: string) => string
}

function Group({ title, pages, noteOf }: GroupProps) {
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
        {pages.map(({ path, name, lang }) => (
          <li key={path}>
            <a href={path} hrefLang={import.meta.env.SITE_IS_TRANSLATION ? 'en' : undefined} {...notAhead}>
              <span lang={lang}>{name}</span>
              {noteOf(path) && (
                <chakra.span textStyle="meta" fontSize="0.875rem" color="ink2" flex="none">
                  {noteOf(path)}
                </chakra.span>
              )}
            </a>
          </li>
        ))}
      </chakra.ul>
    </div>
  )
}

/** The reading known to this device, by the address of the article: read, or the minutes left. */
function useReadingMarks(): ReadonlyMap<string, string> {
  const all = useAllProgress()
  return useMemo(() => new Map(all.map((one) => [`/blogs/${one.slug}`, markOf(one)])), [all])
}

function markOf(progress: ReadingProgress): string {
  if (progress.read) return texts.read
  const left = isUnfinished(progress) ? minutesLeft(progress.readingTime ?? '', progress.fraction) : 0
  return left > 0 ? texts.started(left) : ''
}
