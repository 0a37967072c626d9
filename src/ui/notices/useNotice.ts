import { useCallback, useEffect, useState } from 'react'

/** Milliseconds that a notice stays (specification, section 9). */
export const noticeTime = 3000

export interface NoticeContent {
  tone: 'success' | 'error' | 'info'
  text: string
}

/** A notice that hides by itself; a new one starts the time again. */
export function useNotice(): [NoticeContent | undefined, (content: NoticeContent) => void] {
  const [notice, setNotice] = useState<NoticeContent>()
  useEffect(() => {
    if (!notice) return
    const timer = setTimeout(() => setNotice(undefined), noticeTime)
    return () => clearTimeout(timer)
  }, [notice])
  const show = useCallback((content: NoticeContent) => setNotice({ ...content }), [])
  return [notice, show]
}
