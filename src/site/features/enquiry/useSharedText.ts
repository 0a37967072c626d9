import { useEffect, useState } from 'react'
import { forgetShared, sharedText } from '#device/shares.ts'

/** The text that was shared from another app and waits on this device, and a way to forget it. */
export function useSharedText(): { text: string | undefined; forget: () => void } {
  const [text, setText] = useState<string>()
  useEffect(() => {
    let mounted = true
    void sharedText().then((shared) => mounted && setText(shared))
    return () => {
      mounted = false
    }
  }, [])
  const forget = () => {
    setText(undefined)
    void forgetShared()
  }
  return { text, forget }
}
