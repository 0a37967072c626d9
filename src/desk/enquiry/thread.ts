import type { EnquiryAnswer, EnquiryDetail, EnquiryNote } from '#contract/staff/enquiries.ts'
import type { EnquiryMessage } from '#contract/staff/messages.ts'

/** One entry of a conversation besides the message that it began with. */
export type ThreadEntry = { id: string; at: string } & (
  | { kind: 'answer'; answer: EnquiryAnswer }
  | { kind: 'note'; note: EnquiryNote }
  | { kind: 'message'; message: EnquiryMessage }
)

/** Answers, notes and messages by their time, oldest first. The email that an enquiry was made of is the enquiry itself. */
export function threadOf({ answers, notes, messages }: EnquiryDetail): ThreadEntry[] {
  const entries: ThreadEntry[] = [
    ...answers.map((answer) => ({ kind: 'answer' as const, id: answer.id, at: answer.at, answer })),
    ...notes.map((note) => ({ kind: 'note' as const, id: note.id, at: note.at, note })),
    ...messages
      .filter(({ isBeginning }) => !isBeginning)
      .map((message) => ({ kind: 'message' as const, id: message.id, at: message.at, message })),
  ]
  return entries.sort((a, b) => Date.parse(a.at) - Date.parse(b.at))
}

/** How far an answer has come. One that is due leaves only once its files are scanned, where the office scans them. */
export function deliveryOf(
  { delivery, attachments }: Pick<EnquiryAnswer, 'delivery' | 'attachments'>,
  scansFiles: boolean,
): EnquiryAnswer['delivery'] | 'scanning' {
  const waits = delivery === 'waiting' && scansFiles && attachments.some(({ scan }) => scan === undefined)
  return waits ? 'scanning' : delivery
}
