import { useNavigate, useParams } from '@tanstack/react-router'
import { useCallback, useEffect, useState } from 'react'
import { newsletterTexts as texts } from '#content/texts/staff/newsletters.ts'
import type { NewsletterItem } from '#contract/staff/newsletters.ts'
import { CallError, call } from '../data/call.ts'
import { useLive } from '../data/useLive.ts'
import { useResource } from '../data/useResource.ts'
import { useStillHere } from '../data/useStillHere.ts'
import { ButtonLink } from '../layout/ButtonLink.tsx'
import { EmptyState } from '../layout/EmptyState.tsx'
import { Loading } from '../layout/Loading.tsx'
import { Screen } from '../layout/Screen.tsx'
import { DraftEditor } from './DraftEditor.tsx'
import { NewsletterForm } from './NewsletterForm.tsx'
import { NewsletterPreview } from './NewsletterPreview.tsx'
import { Progress } from './Progress.tsx'
import { Scheduled } from './Scheduled.tsx'

/** Pause before asking again how far sending is: no event says that the mail server took an email. */
const progressPause = 5000

/** The newsletter of the address, or a new one. */
export default function NewsletterPage() {
  const { id } = useParams({ strict: false })
  if (id === undefined) return null
  return id === 'new' ? <NewNewsletter /> : <OpenNewsletter key={id} id={id} />
}

const back = (
  <ButtonLink to="/newsletters" variant="line" size="sm" color="link">
    {texts.back}
  </ButtonLink>
)

function NewNewsletter() {
  const navigate = useNavigate()
  const [isHere] = useState(useStillHere())
  return (
    <Screen title={texts.newTitle} lede={texts.emptyText} tools={back}>
      <NewsletterForm
        onSaved={({ id }) => {
          if (isHere()) void navigate({ to: '/newsletters/$id', params: { id }, replace: true })
        }}
        onTheirs={() => undefined}
      />
    </Screen>
  )
}

function OpenNewsletter({ id }: { id: string }) {
  const load = useCallback((signal: AbortSignal) => call<NewsletterItem>('newsletter', { id, signal }), [id])
  const { data, error, reload, put } = useResource(load)
  useLive(['newsletter'], (ids) => ids.some((changed) => changed === '' || changed === id) && reload())
  useEffect(() => {
    if (data?.state !== 'sending') return
    const timer = setTimeout(reload, progressPause)
    return () => clearTimeout(timer)
  }, [data, reload])
  if (error instanceof CallError && error.status === 404)
    return (
      <Screen title={texts.title} tools={back}>
        <EmptyState title={texts.gone} text={texts.goneText} />
      </Screen>
    )
  return (
    <Screen title={data?.title ?? texts.title} {...(data && { lede: texts.states[data.state] })} tools={back}>
      {!data && <Loading error={error} retry={reload} />}
      {data?.state === 'draft' && <DraftEditor newsletter={data} onChange={put} />}
      {data && data.state !== 'draft' && (
        <>
          {data.state === 'scheduled' ? (
            <Scheduled newsletter={data} onChange={put} />
          ) : (
            <Progress newsletter={data} onChange={put} />
          )}
          <NewsletterPreview id={id} />
        </>
      )}
    </Screen>
  )
}
