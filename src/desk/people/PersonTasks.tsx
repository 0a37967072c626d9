import { useState } from 'react'
import { taskTexts as texts } from '#content/texts/staff/tasks.ts'
import type { PersonDetail } from '#contract/staff/people.ts'
import type { Task } from '#contract/staff/tasks.ts'
import { Button } from '#ui/controls/Button.tsx'
import { Section } from '../enquiry/Section.tsx'
import { TaskDialog } from '../tasks/TaskDialog.tsx'
import { TaskLines } from '../tasks/TaskLines.tsx'
import { useOfficeToday } from '../tasks/taskActs.ts'

/** The tasks about a person and of the person's enquiries, and a new one that needs no enquiry. */
export function PersonTasks({ person: { id, tasks }, reload }: { person: PersonDetail; reload: () => void }) {
  const [edited, setEdited] = useState<Task | { enquiryId: null; personId: string }>()
  const today = useOfficeToday()
  const end = () => {
    setEdited(undefined)
    reload()
  }
  return (
    <Section title={texts.ofPerson} isOnPaper={tasks.length > 0}>
      {tasks.length > 0 && <TaskLines linked tasks={tasks} today={today} onEdit={setEdited} onChanged={reload} />}
      <Button
        data-screen=""
        variant="line"
        size="sm"
        color="link"
        onClick={() => setEdited({ enquiryId: null, personId: id })}
      >
        {texts.add}
      </Button>
      {edited && <TaskDialog of={edited} today={today} onClose={end} onSaved={end} />}
    </Section>
  )
}
