import { useState } from 'react'
import { taskTexts as texts } from '#content/texts/staff/tasks.ts'
import type { EnquiryDetail } from '#contract/staff/enquiries.ts'
import type { Task } from '#contract/staff/tasks.ts'
import { Button } from '#ui/controls/Button.tsx'
import { TaskDialog } from '../tasks/TaskDialog.tsx'
import { TaskLines } from '../tasks/TaskLines.tsx'
import { useOfficeToday } from '../tasks/taskActs.ts'
import { Section } from './Section.tsx'

/** The tasks of one enquiry, and a new one. */
export function EnquiryTasks({ enquiry: { id, tasks }, reload }: { enquiry: EnquiryDetail; reload: () => void }) {
  const [edited, setEdited] = useState<Task | { enquiryId: string }>()
  const today = useOfficeToday()
  const end = () => {
    setEdited(undefined)
    reload()
  }
  return (
    <Section title={texts.ofEnquiry} isOnPaper={tasks.length > 0}>
      {tasks.length > 0 && <TaskLines tasks={tasks} today={today} onEdit={setEdited} onChanged={reload} />}
      <Button data-screen="" variant="line" size="sm" color="link" onClick={() => setEdited({ enquiryId: id })}>
        {texts.add}
      </Button>
      {edited && <TaskDialog of={edited} today={today} onClose={end} onSaved={end} />}
    </Section>
  )
}
