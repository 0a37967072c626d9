import { Box, chakra, Flex } from '@chakra-ui/react'
import { useCallback, useState } from 'react'
import { taskTexts as texts } from '#content/texts/staff/tasks.ts'
import type { LawReview, Task, TaskList } from '#contract/staff/tasks.ts'
import { Button } from '#ui/controls/Button.tsx'
import { call } from '../data/call.ts'
import { memberName } from '../data/members.ts'
import { useLive } from '../data/useLive.ts'
import { useResource } from '../data/useResource.ts'
import { useSession } from '../data/useSession.ts'
import { Section } from '../enquiry/Section.tsx'
import { Choice } from '../layout/Choice.tsx'
import { EmptyState } from '../layout/EmptyState.tsx'
import { Loading } from '../layout/Loading.tsx'
import { Screen } from '../layout/Screen.tsx'
import { TaskDialog } from './TaskDialog.tsx'
import { TaskLines } from './TaskLines.tsx'
import { daysFrom, dayText, useOfficeToday } from './taskActs.ts'

const groups = ['late', 'today', 'week', 'later'] as const

/** The tasks of the office, the late ones first, among them the yearly review of each article's law. */
export default function TasksPage() {
  const { staff } = useSession()
  const load = useCallback((signal: AbortSignal) => call<TaskList>('tasks', { signal }), [])
  const { data, error, reload } = useResource(load)
  const [whose, setWhose] = useState('')
  const [edited, setEdited] = useState<Task | { enquiryId: null }>()
  // With an enquiry or a comment the last record of a person may go, and its tasks with it.
  useLive(['task', 'enquiry', 'comment'], reload)
  const mine = (task: Task) => whose === '' || task.assignee === '' || task.assignee === whose
  const today = useOfficeToday(data?.today)
  const parts = groups
    .map((group) => ({
      group,
      tasks: data?.open.filter((task) => mine(task) && groupOf(task.due, today) === group) ?? [],
      reviews: data?.reviews.filter(({ due }) => groupOf(due, today) === group) ?? [],
    }))
    .filter(({ tasks, reviews }) => tasks.length + reviews.length > 0)
  const done = data?.done.filter((task) => whose === '' || task.doneBy === whose) ?? []
  const close = () => setEdited(undefined)
  const people = staff.map((value) => ({ value, text: memberName(value) }))
  return (
    <Screen
      title={texts.title}
      lede={texts.lede}
      tools={
        <Button size="sm" onClick={() => setEdited({ enquiryId: null })} disabled={!data}>
          {texts.add}
        </Button>
      }
    >
      {!data && <Loading error={error} retry={reload} />}
      {data && (
        <Box mb="6" maxW="18rem">
          <Choice
            labelled
            label={texts.whose}
            value={whose}
            options={[{ value: '', text: texts.everybody }, ...people]}
            onChoose={setWhose}
          />
        </Box>
      )}
      {data && parts.length === 0 && <EmptyState title={texts.emptyTitle} text={texts.emptyText} />}
      {parts.map(({ group, tasks, reviews }) => (
        <Section key={group} title={texts.groups[group]}>
          {tasks.length > 0 && <TaskLines linked tasks={tasks} today={today} onEdit={setEdited} onChanged={reload} />}
          {reviews.length > 0 && <Reviews reviews={reviews} today={today} />}
        </Section>
      ))}
      {done.length > 0 && (
        <Section title={texts.groups.done}>
          <TaskLines linked tasks={done} today={today} onEdit={setEdited} onChanged={reload} />
        </Section>
      )}
      {edited && (
        <TaskDialog
          of={edited}
          today={today}
          onClose={() => {
            close()
            reload()
          }}
          onSaved={() => {
            close()
            reload()
          }}
        />
      )}
    </Screen>
  )
}

function groupOf(due: string, today: string): (typeof groups)[number] {
  const days = daysFrom(today, due)
  if (days < 0) return 'late'
  if (days === 0) return 'today'
  return days <= 7 ? 'week' : 'later'
}

function Reviews({ reviews, today }: { reviews: readonly LawReview[]; today: string }) {
  return (
    <chakra.ul listStyle="none" m="0" p="0">
      {reviews.map(({ slug, title, reviewed, due }) => (
        <chakra.li key={slug} py="3" borderTop="1px solid" borderColor="line" overflowWrap="anywhere">
          <Box textStyle="ui" css={{ '& a': { color: 'link' } }}>
            <a href={`/blogs/${slug}`}>{texts.review(title)}</a>
          </Box>
          <Flex wrap="wrap" columnGap="3" textStyle="meta" color="ink2" mt="1">
            <span>{texts.dueOn(dayText(due))}</span>
            {due < today && <chakra.span color="err">{texts.lateBy(daysFrom(due, today))}</chakra.span>}
            <span>{texts.reviewText(dayText(reviewed))}</span>
          </Flex>
        </chakra.li>
      ))}
    </chakra.ul>
  )
}
