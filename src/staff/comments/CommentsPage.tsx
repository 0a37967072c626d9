import { Box, Flex } from '@chakra-ui/react'
import { useCallback, useEffect, useRef, useState } from 'react'
import { staffCommentTexts as texts } from '#content/texts/staff/lists.ts'
import { type CommentItem, type CommentList, type CommentPage, commentLists } from '#contract/staff/comments.ts'
import { Button } from '#ui/controls/Button.tsx'
import { Input } from '#ui/controls/fields.ts'
import { call } from '../data/call.ts'
import { errorText } from '../data/errorText.ts'
import { useSummary } from '../data/summary.ts'
import { announceFailure } from '../data/undo.ts'
import { useLive } from '../data/useLive.ts'
import { useResource } from '../data/useResource.ts'
import { useSelection } from '../inbox/useSelection.ts'
import { EmptyState } from '../layout/EmptyState.tsx'
import { Loading } from '../layout/Loading.tsx'
import { Screen } from '../layout/Screen.tsx'
import { Segments } from '../layout/Segments.tsx'
import { CommentCard } from './CommentCard.tsx'
import { ModerationButtons } from './ModerationButtons.tsx'

const pageSize = 30
const pause = 250

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
    <Screen title={texts.title}>
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
            placeholder={texts.search}
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
  const search = useCallback(
    (signal?: AbortSignal, cursor?: string) =>
      call<CommentPage>('comments', {
        body: { list, text, limit: pageSize, ...(cursor && { cursor }) },
        ...(signal && { signal }),
      }),
    [list, text],
  )
  const { data, error, reload, put } = useResource(search)
  const selection = useSelection()
  useLive(['comment'], reload)
  const [newId, setNewId] = useState<string>()
  const firstNew = useRef<HTMLInputElement>(null)
  // The button that was pressed may be gone, and the focus with it.
  useEffect(() => {
    if (newId !== undefined) firstNew.current?.focus()
  }, [newId])
  const more = async (shown: CommentPage) => {
    if (!shown.next) return
    try {
      const page = await search(undefined, shown.next)
      setNewId(page.items[0]?.id)
      put({ items: [...shown.items, ...page.items], next: page.next })
    } catch (reason) {
      announceFailure(errorText(reason))
    }
  }
  const chosen = data?.items.filter(({ id }) => selection.ids.has(id)) ?? []
  const afterwards = (changed: readonly CommentItem[]) => {
    const byId = new Map(changed.map((item) => [item.id, item]))
    if (data) put({ ...data, items: data.items.map((item) => byId.get(item.id) ?? item) })
    selection.clear()
  }
  if (!data) return <Loading error={error} retry={reload} />
  if (data.items.length === 0 && !data.next) return <EmptyState title={texts.emptyTitle} text={texts.emptyText} />
  return (
    <>
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
          <ModerationButtons comments={chosen} onChanged={afterwards} />
        </Flex>
      )}
      {data.items.map((comment) => (
        <CommentCard
          key={comment.id}
          comment={comment}
          firstRef={comment.id === newId ? firstNew : undefined}
          isSelected={selection.ids.has(comment.id)}
          onSelect={selection.toggle}
          onChanged={afterwards}
        />
      ))}
      {data.next && (
        <Button variant="line" size="sm" color="link" onClick={() => void more(data)}>
          {texts.more}
        </Button>
      )}
    </>
  )
}
