import { useEffect, useState } from 'react'
import { sharedDraftId } from '#content/storageKeys.ts'
import { clearDraft, loadDraft } from '#outbox/drafts.ts'

/** The text that was shared from another app and waits on this device, and a way to forget it. */
export function useSharedText(): { text: string | undefined; forget: () => void } {
  const [text, setText] = useState<string>()
  useEffect(() => {
    let mounted = true
    void loadDraft(sharedDraftId).then((draft) => mounted && setText(draft?.message))
    return () => {
      mounted = false
    }
  }, [])
  const forget = () => {
    setText(undefined)
    void clearDraft(sharedDraftId)
  }
  return { text, forget }
}
