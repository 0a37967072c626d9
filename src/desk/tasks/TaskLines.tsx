import { Box, chakra, Flex } from '@chakra-ui/react'
import { Link } from '@tanstack/react-router'
import { taskTexts as texts } from '#content/texts/staff/tasks.ts'
import type { Task } from '#contract/staff/tasks.ts'
import { Button } from '#ui/controls/Button.tsx'
import { memberName } from '../data/members.ts'
import { exactly } from '../data/times.ts'
import { complete, daysFrom, dayText, remove } from './taskActs.ts'

interface TaskLinesProps {
  tasks: readonly Task[]
  today: string
  /** Names the enquiry or the person of each, and leads there. */
  linked?: boolean
  onEdit: (task: Task) => void
  onChanged: () => void
}

/** Tasks as lines, with what can be done with each. */
export function TaskLines({ tasks, today, linked = false, onEdit, onChanged }: TaskLinesProps) {
  return (
    <chakra.ul listStyle="none" m="0" p="0">
      {tasks.map((task) => (
        <chakra.li key={task.id} py="3" borderTop="1px solid" borderColor="line">
          <Box textStyle="ui" whiteSpace="pre-wrap" overflowWrap="anywhere" color={task.doneAt ? 'ink2' : 'ink'}>
            <bdi>{task.text}</bdi>
          </Box>
          <Flex wrap="wrap" columnGap="3" textStyle="meta" color="ink2" mt="1" css={{ '& a': { color: 'link' } }}>
            <WhenDue task={task} today={today} />
            {!task.doneAt && <span>{task.assignee ? memberName(task.assignee) : texts.nobody}</span>}
            {task.repeats && <span>{texts.repeatsShort}</span>}
            {linked && task.enquiry && (
              <Link to="/enquiries/$id" params={{ id: task.enquiry.id }}>
                <bdi>{task.enquiry.name || texts.noName}</bdi>
                {` (${task.enquiry.reference})`}
              </Link>
            )}
            {linked && task.person && (
              <Link to="/people/of/$id" params={{ id: task.person.id }}>
                <bdi>{task.person.name || texts.noName}</bdi>
              </Link>
            )}
          </Flex>
          <Flex gap="2" mt="2" wrap="wrap">
            {task.doneAt ? (
              <Button
                variant="line"
                size="sm"
                color="link"
                aria-label={texts.undoNamed(task.text)}
                onClick={() => void complete(task, false, onChanged)}
              >
                {texts.undo}
              </Button>
            ) : (
              <>
                <Button
                  variant="line"
                  size="sm"
                  color="link"
                  aria-label={texts.doneNamed(task.text)}
                  onClick={() => void complete(task, true, onChanged)}
                >
                  {texts.done}
                </Button>
                <Button variant="plain" size="sm" aria-label={texts.editNamed(task.text)} onClick={() => onEdit(task)}>
                  {texts.edit}
                </Button>
                <Button
                  variant="plain"
                  size="sm"
                  aria-label={texts.removeNamed(task.text)}
                  onClick={() => void remove(task, onChanged)}
                >
                  {texts.remove}
                </Button>
              </>
            )}
          </Flex>
        </chakra.li>
      ))}
    </chakra.ul>
  )
}

function WhenDue({ task: { due, doneAt, doneBy }, today }: { task: Task; today: string }) {
  if (doneAt) return <span>{texts.doneBy(memberName(doneBy), exactly(doneAt))}</span>
  const late = daysFrom(due, today)
  return (
    <>
      <span>{texts.dueOn(dayText(due))}</span>
      {late > 0 && <chakra.span color="err">{texts.lateBy(late)}</chakra.span>}
    </>
  )
}
