import { Box, chakra, Flex } from '@chakra-ui/react'
import { useCallback, useEffect, useId, useRef, useState } from 'react'
import { deskTexts } from '#content/texts/staff/desk.ts'
import { staffCommentTexts as texts } from '#content/texts/staff/lists.ts'
import { type CommentItem, type CommentList, type CommentPage, commentLists } from '#contract/staff/comments.ts'
import { Button } from '#ui/controls/Button.tsx'
import { Checkbox } from '#ui/controls/Checkbox.tsx'
import { Input } from '#ui/controls/fields.ts'
import { call } from '../data/call.ts'
import { errorText } from '../data/errorText.ts'
import { useSummary } from '../data/summary.ts'
import { useLive } from '../data/useLive.ts'
import { useResource } from '../data/useResource.ts'
import { useSelection } from '../inbox/useSelection.ts'
import { Alert } from '../layout/Alert.tsx'
import { EmptyState } from '../layout/EmptyState.tsx'
import { Loading } from '../layout/Loading.tsx'
import { Screen } from '../layout/Screen.tsx'
import { Segments } from '../layout/Segments.tsx'
import { CommentCard } from './CommentCard.tsx'
import { ModerationButtons } from './ModerationButtons.tsx'
import { useFocusInPlace } from './useFocusInPlace.ts'

const pageSize = 30
const pause = 250
const none: readonly CommentItem[] = []

/** Comments that wait for a decision, that readers reported, or all of them. */
export default function CommentsPage() {
  const summary = useSummary()
  const [list, setList] = useState<CommentList>('waiting')
  const [text, setText] = useState('')
  const [wanted, setWanted] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setWanted(text.trim()), pause)
    return () => clearTimeout(timer)
  }, [text])
  const counts: Record<CommentList, number> = {
    waiting: summary?.comments.waiting ?? 0,
    reported: summary?.comments.reported ?? 0,
    all: 0,
  }
  return (
    <Screen title={texts.title} movesFocus>
      <Flex wrap="wrap" gap="3" align="center" justify="space-between" mb="5">
        <Segments
          label={texts.title}
          options={commentLists.map((value) => ({ value, text: texts.tabs[value], count: counts[value] }))}
          value={list}
          onChoose={setList}
        />
        <Box flex="1 1 14rem" maxW="24rem">
          <Input
            type="search"
            aria-label={texts.search}
            placeholder={texts.searchHint}
            maxLength={200}
            minH="touch"
            py="6px"
            fontSize="1rem"
            value={text}
            onChange={(event) => setText(event.currentTarget.value)}
          />
        </Box>
      </Flex>
      <Comments key={`${list} ${wanted}`} list={list} text={wanted} />
    </Screen>
  )
}

function Comments({ list, text }: { list: CommentList; text: string }) {
  // As many pages as are shown, also when they are loaded again; a page of a search may be empty although there are more.
  const pages = useRef(1)
  const load = useCallback(
    async (signal: AbortSignal) => {
      const body = { list, text, limit: pageSize }
      let loaded = 1
      let { items, next } = await call<CommentPage>('comments', { body, signal })
      while (next !== null && loaded < pages.current) {
        const page = await call<CommentPage>('comments', { body: { ...body, cursor: next }, signal })
        items = [...items, ...page.items]
        next = page.next
        loaded += 1
      }
      return { items, next, loaded }
    },
    [list, text],
  )
  const { data, error, reload, refresh, put } = useResource(load)
  const selection = useSelection()
  const allId = useId()
  useLive(['comment'], refresh)
  /** The rows shown when more were requested, until those are there. */
  const [before, setBefore] = useState<{ count: number; loaded: number; error: unknown }>()
  const firstNew = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (!before || !data) return
    const hasFailed = error !== undefined && error !== before.error
    if (data.loaded <= before.loaded && data.next !== null && !hasFailed) return
    // The button may be gone, and the focus with it.
    firstNew.current?.focus()
    setBefore(undefined)
  }, [data, error, before])
  const more = () => {
    if (!data || before) return
    setBefore({ count: data.items.length, loaded: data.loaded, error })
    pages.current = data.loaded + 1
    refresh()
  }
  const chosen = data?.items.filter(({ id }) => selection.ids.has(id)) ?? []
  const { list: cards, decided } = useFocusInPlace(data?.items ?? none)
  const afterwards = (changed: readonly CommentItem[]) => {
    const [first] = changed
    // Nothing was done, which the notice says; what was chosen stays chosen.
    if (!first) return
    decided(first.id)
    const byId = new Map(changed.map((item) => [item.id, item]))
    if (data) put({ ...data, items: data.items.map((item) => byId.get(item.id) ?? item) })
    selection.clear()
  }
  if (!data) return <Loading error={error} retry={reload} />
  if (data.items.length === 0 && !data.next) return <EmptyState title={texts.emptyTitle} text={texts.emptyText} />
  return (
    <>
      <chakra.label
        htmlFor={allId}
        display="inline-flex"
        alignItems="center"
        gap="3"
        minH="touch"
        mb="2"
        textStyle="ui"
      >
        <Checkbox
          id={allId}
          checked={data.items.length > 0 && chosen.length === data.items.length}
          onChange={({ currentTarget }) =>
            currentTarget.checked ? selection.choose(data.items.map(({ id }) => id)) : selection.clear()
          }
        />
        <span>{texts.selectAll}</span>
      </chakra.label>
      {chosen.length > 0 && (
        <Flex
          position="sticky"
          top="2"
          zIndex="float"
          wrap="wrap"
          align="center"
          gap="3"
          mb="4"
          p="3"
          bg="waitBg"
          color="ink"
          borderRadius="tile"
          boxShadow="card"
        >
          <Box textStyle="label" role="status" mr="auto">
            {texts.selected(chosen.length)}
          </Box>
          <ModerationButtons
            comments={chosen}
            onChanged={(changed) => {
              afterwards(changed)
              const done = new Set(changed.map(({ id }) => id))
              // Those that the server did not answer for stay chosen.
              selection.choose(chosen.filter(({ id }) => !done.has(id)).map(({ id }) => id))
            }}
          />
        </Flex>
      )}
      <div ref={cards}>
        {data.items.map((comment, at) => (
          <CommentCard
            key={comment.id}
            comment={comment}
            firstRef={at === before?.count ? firstNew : undefined}
            isSelected={selection.ids.has(comment.id)}
            onSelect={selection.toggle}
            onChanged={afterwards}
          />
        ))}
      </div>
      {error !== undefined && <Alert text={errorText(error, deskTexts.loadFailed)} />}
      {data.next && (
        <Button variant="line" size="sm" color="link" aria-disabled={before !== undefined} onClick={more}>
          {texts.more}
        </Button>
      )}
    </>
  )
}
