import { useState } from 'react'
import { useSignedInAgain } from './useSignedInAgain.ts'

/** The message about what failed last, empty if nothing did. It goes with a new sign-in: what it speaks of is over then. */
export function useFailure(): [text: string, show: (text: string) => void] {
  const [text, setText] = useState('')
  useSignedInAgain(() => setText(''))
  return [text, setText]
}
