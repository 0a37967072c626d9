import { useParams } from '@tanstack/react-router'
import { useCallback, useEffect } from 'react'
import { frontField } from '#content/movedArticles.ts'
import { articleTexts as texts } from '#content/texts/staff/articles.ts'
import { type ArticleFileAnswer, servicePathOf } from '#contract/staff/articles.ts'
import { Small } from '#ui/text/Text.tsx'
import { CallError, call } from '../data/call.ts'
import { useLive } from '../data/useLive.ts'
import { useResource } from '../data/useResource.ts'
import { Section } from '../enquiry/Section.tsx'
import { ButtonLink } from '../layout/ButtonLink.tsx'
import { EmptyState } from '../layout/EmptyState.tsx'
import { Loading } from '../layout/Loading.tsx'
import { Screen } from '../layout/Screen.tsx'
import { ArticleEditor } from './ArticleEditor.tsx'
import { ArticleHistory } from './ArticleHistory.tsx'
import { AwayArticle } from './AwayArticle.tsx'
import { PublicationLine } from './PublicationLine.tsx'
import { TakeAway } from './TakeAway.tsx'

/** Pause before asking again while checks or a build run: an event may be lost with its connection. */
const progressPause = 3000

/** The article or the service of the address. */
export default function ArticlePage() {
  const { id } = useParams({ strict: false })
  return id === undefined ? null : <OpenArticle key={id} slug={id} />
}

function OpenArticle({ slug }: { slug: string }) {
  const load = useCallback(
    (signal: AbortSignal) => call<ArticleFileAnswer>('editedArticle', { id: slug, signal }),
    [slug],
  )
  const { data, error, reload, refresh } = useResource(load)
  useLive(['article'], (ids) => ids.some((changed) => changed === '' || changed === slug) && refresh())
  const isRunning = data?.publication ? data.publication.endedAt === null : false
  useEffect(() => {
    if (!isRunning && !data?.isChecking) return
    const timer = setTimeout(refresh, progressPause)
    return () => clearTimeout(timer)
  }, [data, isRunning, refresh])
  const back = (
    <ButtonLink to="/articles" variant="line" size="sm" color="link">
      {texts.back}
    </ButtonLink>
  )
  if (error instanceof CallError && error.status === 404)
    return (
      <Screen title={texts.title} tools={back}>
        <EmptyState title={texts.gone} text={texts.goneText} />
      </Screen>
    )
  const title = /^displayName: (.*)$/m.exec(data?.text || (data?.draft?.text ?? ''))?.[1] ?? servicePathOf(slug) ?? slug
  const service = servicePathOf(slug)
  const movedTo = frontField(data?.text ?? '', 'movedTo')
  return (
    <Screen title={title} tools={back}>
      {!data && <Loading error={error} retry={reload} />}
      {data?.publication && (
        <Section title={texts.state}>
          <PublicationLine publication={data.publication} />
        </Section>
      )}
      {data && movedTo !== '' && <AwayArticle article={data} movedTo={movedTo} onBack={refresh} />}
      {data && movedTo === '' && <ArticleEditor article={data} onChange={refresh} />}
      {data && <ArticleHistory article={data} onRestored={refresh} />}
      {service !== undefined && (
        <Small maxW="measure" mb="8">
          {texts.servicesHint}
        </Small>
      )}
      {data && service === undefined && data.text !== '' && movedTo === '' && (
        <TakeAway article={data} onTaken={refresh} />
      )}
    </Screen>
  )
}
