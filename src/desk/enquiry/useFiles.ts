import { useState } from 'react'
import { enquiryTexts as texts } from '#content/texts/staff/enquiry.ts'
import { type Attachment, attachmentLimits } from '#contract/staff/messages.ts'
import { call, upload } from '../data/call.ts'
import { useDraft } from '../data/drafts.ts'
import { errorText } from '../data/errorText.ts'
import { useFailure } from '../data/useFailure.ts'
import { readFiles } from './putBack.ts'
import { sizeText } from './sizeText.ts'

/** Hook: the files of an answer in work. The server has them already; which they are is kept like its words. */
export function useFiles(enquiryId: string) {
  const [kept, setKept] = useDraft(`files:${enquiryId}`)
  const files: readonly Attachment[] = kept ? (JSON.parse(kept) as Attachment[]) : []
  const [busy, setBusy] = useState(false)
  const [error, setError] = useFailure()
  const show = (next: readonly Attachment[]) => setKept(next.length > 0 ? JSON.stringify(next) : '')
  const add = async (chosen: readonly File[]) => {
    const problem = tooMuch(files, chosen)
    setError(problem)
    if (problem || busy) return
    setBusy(true)
    try {
      for (const file of chosen) {
        const added = await upload<Attachment>('addAttachment', enquiryId, file)
        // Another one may have been removed since, or added on the same page opened anew.
        show([...readFiles(enquiryId), added])
      }
    } catch (reason) {
      setError(errorText(reason))
    }
    setBusy(false)
  }
  const remove = async ({ id }: Attachment) => {
    show(readFiles(enquiryId).filter((file) => file.id !== id))
    // One that was not removed there is forgotten by the server after a while.
    await call('removeAttachment', { id }).catch(() => undefined)
  }
  /** Those that were sent go; what was added since stays for the next answer. */
  const clear = (sent: readonly Attachment[]) =>
    show(readFiles(enquiryId).filter(({ id }) => !sent.some((one) => one.id === id)))
  return { files, busy, error, add, remove, clear }
}

/** Why the files cannot be sent; empty if they can. */
function tooMuch(before: readonly Attachment[], chosen: readonly File[]): string {
  const { each, count, together } = attachmentLimits
  const large = chosen.find(({ size }) => size > each)
  if (large) return texts.fileTooLarge(large.name, sizeText(each))
  if (chosen.some(({ size }) => size === 0)) return texts.fileEmpty
  const sum = [...before.map(({ bytes }) => bytes), ...chosen.map(({ size }) => size)].reduce((a, b) => a + b, 0)
  if (before.length + chosen.length > count || sum > together) return texts.filesTooMany(count, sizeText(together))
  return ''
}
