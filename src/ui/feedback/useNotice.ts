import { useCallback, useEffect, useState } from 'react'

/** Time in milliseconds that a notice is shown (FM-11). */
export const noticeTime = 3000

export interface NoticeContent {
  tone: 'success' | 'error' | 'info'
  text: string
}

/** A notice that hides after `noticeTime`; a new one restarts the timer. */
export function useNotice(): [NoticeContent | undefined, (content: NoticeContent) => void] {
  const [notice, setNotice] = useState<NoticeContent>()
  useEffect(() => {
    if (!notice) return
    // The next notice may be shown before React clears this timer.
    const timer = setTimeout(() => setNotice((now) => (now === notice ? undefined : now)), noticeTime)
    return () => clearTimeout(timer)
  }, [notice])
  const show = useCallback((content: NoticeContent) => setNotice({ ...content }), [])
  return [notice, show]
}
