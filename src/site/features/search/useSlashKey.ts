import { useEffect } from 'react'
import { isSlash } from '#ui/browser/slash.ts'

/** Calls back when `/` is pressed outside text fields and no dialog is open. */
export function useSlashKey(pressed: () => void): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || !isSlash(event)) return
      if (document.querySelector('dialog[open]')) return
      event.preventDefault()
      pressed()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [pressed])
}
