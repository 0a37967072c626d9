import { chakra } from '@chakra-ui/react'
import { useSelector } from '@tanstack/react-store'
import { enquiryTexts as texts } from '#content/texts/staff/enquiry.ts'
import { offlineTexts } from '#content/texts/staff/offline.ts'
import type { EnquiryAnswer, EnquiryDetail } from '#contract/staff/enquiries.ts'
import type { EnquiryMessage } from '#contract/staff/messages.ts'
import { H2 } from '#ui/text/Text.tsx'
import { memberName } from '../data/members.ts'
import { exactly } from '../data/times.ts'
import { useSession } from '../data/useSession.ts'
import { Marked } from '../layout/Marked.tsx'
import { queueState } from '../offline/queue.ts'
import { Attachments } from './Attachments.tsx'
import { BookedCall } from './BookedCall.tsx'
import { Bubble } from './Bubble.tsx'
import { LongText } from './LongText.tsx'
import { TakeBackAnswer } from './TakeBackAnswer.tsx'
import { deliveryOf, threadOf } from './thread.ts'

/** The conversation, oldest first: what the client wrote, what the office answered, and its notes. */
export function Thread({ enquiry }: { enquiry: EnquiryDetail }) {
  const queue = useSelector(queueState)
  const waits = (id: string) => queue.some(({ key }) => key === id)
  const client = enquiry.name || enquiry.email || texts.visitor
  const beginning = enquiry.messages.find(({ isBeginning }) => isBeginning)
  return (
    <chakra.section aria-label={texts.conversation}>
      <H2 className="unseen">{texts.conversation}</H2>
      <Bubble side="in" title={client} time={exactly(enquiry.writtenAt)} label={texts.channels[enquiry.channel]}>
        <LongText text={enquiry.message} />
        <Attachments files={beginning?.attachments ?? []} />
      </Bubble>
      {threadOf(enquiry).map((entry) => {
        if (entry.kind === 'message') return <Message key={entry.id} message={entry.message} client={client} />
        if (entry.kind === 'answer')
          return <Answer key={entry.id} of={enquiry} answer={entry.answer} waits={waits(entry.id)} />
        return (
          <Bubble
            key={entry.id}
            side="note"
            title={memberName(entry.note.author)}
            time={waits(entry.id) ? offlineTexts.waits : exactly(entry.at)}
            label={texts.noteLabel}
          >
            <LongText text={entry.note.text} />
          </Bubble>
        )
      })}
      <BookedCall enquiry={enquiry} />
    </chakra.section>
  )
}

function Answer({ of, answer, waits }: { of: EnquiryDetail; answer: EnquiryAnswer; waits: boolean }) {
  const { scansFiles = false } = useSession()
  return (
    <Bubble
      side="out"
      title={memberName(answer.author)}
      time={exactly(answer.at)}
      label={waits ? offlineTexts.waits : texts.delivery[deliveryOf(answer, scansFiles)]}
      isPending={answer.delivery === 'waiting'}
      hasFailed={answer.delivery === 'dead' || answer.delivery === 'bounced'}
    >
      <Subject text={answer.subject} />
      <LongText text={answer.text} />
      <Attachments files={answer.attachments} />
      {answer.canCancel && !waits && <TakeBackAnswer enquiry={of} answer={answer} />}
      {answer.error && (
        <chakra.div textStyle="meta" color="err" mt="2" overflowWrap="anywhere">
          {answer.error}
        </chakra.div>
      )}
    </Bubble>
  )
}

/** A message that came by mail, or a call or visit that was entered. */
function Message({ message, client }: { message: EnquiryMessage; client: string }) {
  const { direction, channel, kind, from, author, subject, text, quoted, isFromOther, at, attachments } = message
  const sender = from.name || from.address
  return (
    <Bubble
      side={kind === 'message' ? direction : 'auto'}
      title={sender || (direction === 'out' && author ? memberName(author) : client)}
      time={exactly(at)}
      label={kind === 'message' ? texts.channels[channel] : texts.messageKinds[kind]}
      hasFailed={kind === 'bounce'}
    >
      {(isFromOther || (author && !sender)) && (
        <chakra.div textStyle="meta" color="ink2" mb="1" overflowWrap="anywhere">
          {isFromOther ? texts.fromOther(from.address) : texts.enteredBy(memberName(author))}
        </chakra.div>
      )}
      {subject && <Subject text={subject} />}
      <LongText text={text} />
      {quoted && (
        <chakra.details mt="2">
          <chakra.summary textStyle="meta" color="link" cursor="pointer" minH="touch" py="2">
            {texts.quoted}
          </chakra.summary>
          <chakra.div color="ink2" pl="4" borderLeft="2px solid {colors.line}">
            <LongText text={quoted} />
          </chakra.div>
        </chakra.details>
      )}
      <Attachments files={attachments} />
    </Bubble>
  )
}

function Subject({ text }: { text: string }) {
  return (
    <chakra.div textStyle="label" mb="1" overflowWrap="anywhere">
      <bdi>
        <Marked text={text} />
      </bdi>
    </chakra.div>
  )
}
