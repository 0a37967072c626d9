import { Box } from '@chakra-ui/react'
import { useParams } from '@tanstack/react-router'
import { useCallback, useEffect } from 'react'
import { deskTexts } from '#content/texts/staff/desk.ts'
import { enquiryTexts as texts } from '#content/texts/staff/enquiry.ts'
import { CallError, call } from '../data/call.ts'
import { announceChange } from '../data/live.ts'
import { useTellPresence } from '../data/presence.ts'
import { useLive } from '../data/useLive.ts'
import { useResource } from '../data/useResource.ts'
import { ButtonLink } from '../layout/ButtonLink.tsx'
import { EmptyState } from '../layout/EmptyState.tsx'
import { Loading } from '../layout/Loading.tsx'
import { loadEnquiry } from '../offline/keptEnquiries.ts'
import { EnquiryView } from './EnquiryView.tsx'
import { isKeptUnread, keepUnread, openEnquiry } from './openEnquiry.ts'

/** Pause before asking again whether an answer has left. */
const deliveryPause = 3000

/** The enquiry of the address, kept up to date while it is open. */
export function EnquiryPage() {
  const { id } = useParams({ strict: false })
  return id ? <OpenEnquiry key={id} id={id} /> : null
}

function OpenEnquiry({ id }: { id: string }) {
  const load = useCallback((signal: AbortSignal) => loadEnquiry(id, signal), [id])
  const { data, error, reload, put } = useResource(load)
  useLive(['enquiry'], (ids) => ids.some((changed) => changed === '' || changed === id) && reload())
  useTellPresence(id)
  const isUnread = data?.isRead === false
  useEffect(() => {
    if (!isUnread || isKeptUnread(id)) return
    call('markRead', { id, body: { isRead: true } }).then(
      () => announceChange({ kind: 'enquiry', id, what: 'changed' }),
      // It stays unread; the banner says what the server is missing.
      () => undefined,
    )
  }, [id, isUnread])
  useEffect(() => {
    // The mail server's part is no change of the enquiry, so no event says that an answer has left.
    if (!data?.answers.some(({ delivery }) => delivery === 'waiting')) return
    const timer = setTimeout(reload, deliveryPause)
    return () => clearTimeout(timer)
  }, [data, reload])
  const isGone = error instanceof CallError && error.status === 404
  useEffect(() => openEnquiry.setState(() => (isGone ? undefined : data)), [data, isGone])
  useEffect(
    () => () => {
      openEnquiry.setState(() => undefined)
      keepUnread('')
    },
    [],
  )
  const title = isGone ? texts.goneTitle : data?.name || data?.reference || texts.title
  return (
    <>
      <title>{`${title} - ${deskTexts.name}`}</title>
      {isGone && (
        <EmptyState as="h1" title={texts.goneTitle} text={texts.goneText}>
          <ButtonLink size="sm" to="/">
            {deskTexts.toInbox}
          </ButtonLink>
        </EmptyState>
      )}
      {!data && !isGone && (
        <Box flex="1" minH="0" overflowY="auto">
          <Loading error={error} retry={reload} />
        </Box>
      )}
      {data && !isGone && (
        <EnquiryView enquiry={data} onChanged={(changed) => put({ ...data, ...changed })} reload={reload} />
      )}
    </>
  )
}
