import { Box, Flex } from '@chakra-ui/react'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useCallback, useState } from 'react'
import { articleAwayTexts as awayTexts } from '#content/texts/staff/articleAway.ts'
import { articleTexts as texts } from '#content/texts/staff/articles.ts'
import { deskTexts } from '#content/texts/staff/desk.ts'
import { type ArticleList, servicePathOf } from '#contract/staff/articles.ts'
import { Button } from '#ui/controls/Button.tsx'
import { H3, Small } from '#ui/text/Text.tsx'
import { call } from '../data/call.ts'
import { readDraft } from '../data/drafts.ts'
import { errorText } from '../data/errorText.ts'
import { memberName } from '../data/members.ts'
import { useLive } from '../data/useLive.ts'
import { useResource } from '../data/useResource.ts'
import { Section } from '../enquiry/Section.tsx'
import { Alert } from '../layout/Alert.tsx'
import { Card } from '../layout/Card.tsx'
import { EmptyState } from '../layout/EmptyState.tsx'
import { Loading } from '../layout/Loading.tsx'
import { Screen } from '../layout/Screen.tsx'
import { NewArticle } from './NewArticle.tsx'
import { PublicationLine } from './PublicationLine.tsx'

/** The site's articles and services, and the last publications. */
export default function ArticlesPage() {
  const load = useCallback((signal: AbortSignal) => call<ArticleList>('editedArticles', { signal }), [])
  const { data, error, reload, refresh } = useResource(load)
  // The form is open again as long as something is typed in it.
  const [isNew, setNew] = useState(() => readDraft('newArticle:title') !== '')
  useLive(['article'], refresh)
  return (
    <Screen
      title={texts.title}
      lede={texts.lede}
      tools={
        data?.problem === null &&
        !isNew && (
          <Button size="sm" onClick={() => setNew(true)}>
            {texts.add}
          </Button>
        )
      }
    >
      {data?.problem === null && isNew && <NewArticle onCancel={() => setNew(false)} />}
      {!data && <Loading error={error} retry={reload} />}
      {data && data.problem !== null && <EmptyState title={texts.offTitle} text={data.problem} />}
      {data && error !== undefined && <Alert text={errorText(error, deskTexts.loadFailed)} />}
      {data && data.publications.length > 0 && (
        <Section title={texts.published}>
          {data.publications.slice(0, 5).map((publication) => (
            <PublicationLine key={publication.id} publication={publication} title={titleOf(data, publication.slug)} />
          ))}
        </Section>
      )}
      {data?.problem === null && (
        <>
          <Section title={texts.articles}>
            {data.items.map(({ slug, isNew: begun, title, date, reviewed, movedTo, draftBy }) => (
              <EditedPage key={slug} slug={slug} title={title} draftBy={draftBy}>
                {movedTo ? awayTexts.leadsTo(movedTo) : begun ? texts.isNew : texts.dates(date, reviewed)}
              </EditedPage>
            ))}
          </Section>
          <Section title={texts.services}>
            <Small maxW="measure" mb="4">
              {texts.servicesHint}
            </Small>
            {data.services.map(({ slug, title, reviewed, draftBy }) => (
              <EditedPage key={slug} slug={slug} title={title} draftBy={draftBy}>
                {texts.reviewedOn(reviewed)}
              </EditedPage>
            ))}
          </Section>
        </>
      )}
    </Screen>
  )
}

interface EditedPageProps {
  slug: string
  title: string
  draftBy: string | null
  children: ReactNode
}

function EditedPage({ slug, title, draftBy, children }: EditedPageProps) {
  return (
    <Card>
      <Flex gap="4" justify="space-between" align="baseline" wrap="wrap">
        <H3 textStyle="h3" minW="0" overflowWrap="anywhere" css={{ '& a': { color: 'link' } }}>
          <Link to="/articles/$id" params={{ id: slug }}>
            {title}
          </Link>
        </H3>
        {draftBy !== null && <Box textStyle="label">{texts.draftBy(memberName(draftBy))}</Box>}
      </Flex>
      <Box textStyle="meta" color="ink2" mt="1">
        {children}
      </Box>
    </Card>
  )
}

/** The page's title in the list; its id once it is gone. */
function titleOf({ items, services }: ArticleList, id: string): string {
  return [...items, ...services].find(({ slug }) => slug === id)?.title ?? servicePathOf(id) ?? id
}
