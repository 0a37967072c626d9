import { chakra } from '@chakra-ui/react'
import { useSelector } from '@tanstack/react-store'
import { enquiryTexts as texts } from '#content/texts/staff/enquiry.ts'
import { offlineTexts } from '#content/texts/staff/offline.ts'
import type { EnquiryAnswer, EnquiryDetail, EnquiryNote } from '#contract/staff/enquiries.ts'
import { H2 } from '#ui/text/Text.tsx'
import { memberName } from '../data/members.ts'
import { exactly } from '../data/times.ts'
import { queueState } from '../offline/queue.ts'
import { Bubble } from './Bubble.tsx'
import { LongText } from './LongText.tsx'

type Entry = { at: string } & ({ kind: 'answer'; answer: EnquiryAnswer } | { kind: 'note'; note: EnquiryNote })

/** The conversation, oldest first: what the client wrote, what the office answered, and its notes. */
export function Thread({ enquiry }: { enquiry: EnquiryDetail }) {
  const queue = useSelector(queueState)
  const waits = (id: string) => queue.some(({ key }) => key === id)
  const entries: Entry[] = [
    ...enquiry.answers.map((answer) => ({ kind: 'answer' as const, at: answer.at, answer })),
    ...enquiry.notes.map((note) => ({ kind: 'note' as const, at: note.at, note })),
  ].sort((a, b) => Date.parse(a.at) - Date.parse(b.at))
  return (
    <chakra.section aria-label={texts.conversation}>
      <H2 className="unseen">{texts.conversation}</H2>
      <Bubble
        side="in"
        title={enquiry.name || enquiry.email || texts.visitor}
        time={exactly(enquiry.writtenAt)}
        label={texts.message}
      >
        <LongText text={enquiry.message} />
      </Bubble>
      {entries.map((entry) =>
        entry.kind === 'note' ? (
          <Bubble
            key={entry.note.id}
            side="note"
            title={memberName(entry.note.author)}
            time={waits(entry.note.id) ? offlineTexts.waits : exactly(entry.at)}
            label={texts.noteLabel}
          >
            <LongText text={entry.note.text} />
          </Bubble>
        ) : (
          <Answer key={entry.answer.id} answer={entry.answer} waits={waits(entry.answer.id)} />
        ),
      )}
    </chakra.section>
  )
}

function Answer({ answer, waits }: { answer: EnquiryAnswer; waits: boolean }) {
  const isGivenUp = answer.delivery === 'dead'
  return (
    <Bubble
      side="out"
      title={memberName(answer.author)}
      time={exactly(answer.at)}
      label={waits ? offlineTexts.waits : texts.delivery[answer.delivery]}
      isPending={answer.delivery === 'waiting'}
      hasFailed={isGivenUp}
    >
      <chakra.div textStyle="label" mb="1" overflowWrap="anywhere">
        {answer.subject}
      </chakra.div>
      <LongText text={answer.text} />
      {answer.error && (
        <chakra.div textStyle="meta" color="err" mt="2" overflowWrap="anywhere">
          {answer.error}
        </chakra.div>
      )}
    </Bubble>
  )
}
