import { useEffect, useState } from 'react'
import { outboxPanelTexts as texts } from '#content/texts/outboxPanel.ts'
import { mayBeEvicted } from '#device/outbox/triggers.ts'
import { Small } from '#ui/text/Text.tsx'

/** Says so where the browser may clear what waits here. */
export function StorageNote() {
  const [shown, setShown] = useState(false)
  useEffect(() => {
    void mayBeEvicted().then(setShown)
  }, [])
  return (
    shown && (
      <Small data-storage-note="" mt="5" ps="4" borderInlineStart="3px solid" borderColor="wait">
        {texts.mayBeEvicted}
      </Small>
    )
  )
}
