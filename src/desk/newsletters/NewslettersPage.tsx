import { Box, Flex } from '@chakra-ui/react'
import { Link } from '@tanstack/react-router'
import { useCallback, useEffect, useRef, useState } from 'react'
import { deskTexts } from '#content/texts/staff/desk.ts'
import { newsletterTexts as texts } from '#content/texts/staff/newsletters.ts'
import type { NewsletterItem, NewsletterList } from '#contract/staff/newsletters.ts'
import { Button } from '#ui/controls/Button.tsx'
import { H2 } from '#ui/text/Text.tsx'
import { call } from '../data/call.ts'
import { errorText } from '../data/errorText.ts'
import { exactly } from '../data/times.ts'
import { useLive } from '../data/useLive.ts'
import { useResource } from '../data/useResource.ts'
import { Alert } from '../layout/Alert.tsx'
import { ButtonLink } from '../layout/ButtonLink.tsx'
import { Card } from '../layout/Card.tsx'
import { EmptyState } from '../layout/EmptyState.tsx'
import { Loading } from '../layout/Loading.tsx'
import { Screen } from '../layout/Screen.tsx'

const pageSize = 50

/** Drafts, and what was sent, newest first. */
export default function NewslettersPage() {
  // As many as are shown, also when they are loaded again.
  const wanted = useRef(pageSize)
  const load = useCallback(async (signal: AbortSignal) => {
    let page = await call<NewsletterList>('newsletters', { body: { limit: pageSize }, signal })
    while (page.next !== null && page.items.length < wanted.current) {
      const body = { limit: pageSize, cursor: page.next }
      const { items, next } = await call<NewsletterList>('newsletters', { body, signal })
      page = { items: [...page.items, ...items], next }
    }
    return page
  }, [])
  const { data, error, reload, refresh } = useResource(load)
  useLive(['newsletter'], refresh)
  /** The rows shown when more were requested, until those are there. */
  const [before, setBefore] = useState<{ count: number; error: unknown }>()
  const firstNew = useRef<HTMLAnchorElement>(null)
  const more = () => {
    if (!data || before) return
    setBefore({ count: data.items.length, error })
    wanted.current = data.items.length + pageSize
    refresh()
  }
  useEffect(() => {
    if (!before || !data) return
    const hasFailed = error !== undefined && error !== before.error
    if (data.items.length <= before.count && data.next !== null && !hasFailed) return
    // The button may be gone, and the focus with it.
    firstNew.current?.focus()
    setBefore(undefined)
  }, [data, error, before])
  return (
    <Screen
      title={texts.title}
      lede={texts.lede}
      tools={
        <ButtonLink to="/newsletters/$id" params={{ id: 'new' }} size="sm">
          {texts.add}
        </ButtonLink>
      }
    >
      {!data && <Loading error={error} retry={reload} />}
      {data?.items.length === 0 && <EmptyState title={texts.emptyTitle} text={texts.emptyText} />}
      {data?.items.map((item, at) => (
        <Card key={item.id}>
          <Flex gap="4" justify="space-between" align="baseline">
            <H2 textStyle="h3" minW="0" overflowWrap="anywhere" css={{ '& a': { color: 'link' } }}>
              <Link ref={at === before?.count ? firstNew : undefined} to="/newsletters/$id" params={{ id: item.id }}>
                {item.title}
              </Link>
            </H2>
            <Box textStyle="label" flex="none">
              {texts.states[item.state]}
            </Box>
          </Flex>
          <Box textStyle="meta" color="ink2" mt="1" overflowWrap="anywhere">
            {item.startedAt === null
              ? lineOf(item)
              : `${texts.startedAt(exactly(item.startedAt))}, ${texts.sentTo(item.counts.sent, item.counts.recipients)}`}
          </Box>
        </Card>
      ))}
      {data && error !== undefined && <Alert text={errorText(error, deskTexts.loadFailed)} />}
      {data?.next && (
        <Button variant="line" size="sm" color="link" aria-disabled={before !== undefined} onClick={more}>
          {texts.more}
        </Button>
      )}
    </Screen>
  )
}

/** Of one that has not begun. */
function lineOf({ state, sendAt, author, createdAt }: NewsletterItem): string {
  const written = texts.writtenBy(author, exactly(createdAt))
  return state === 'scheduled' && sendAt !== null ? `${texts.begins(exactly(sendAt))}. ${written}` : written
}
