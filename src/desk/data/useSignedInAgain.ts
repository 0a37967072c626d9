import { useEffect, useRef } from 'react'
import { sessionState } from './session.ts'

/** Calls back when somebody signs in after the session had ended on this page. */
export function useSignedInAgain(onAgain: () => void): void {
  const latest = useRef(onAgain)
  latest.current = onAgain
  useEffect(() => {
    let hadEnded = sessionState.get().status === 'ended'
    const { unsubscribe } = sessionState.subscribe(() => {
      const { status } = sessionState.get()
      if (status === 'in' && hadEnded) latest.current()
      hadEnded = status === 'ended'
    })
    return unsubscribe
  }, [])
}
