import { useEffect } from 'react'

/** Calls back when `/` is pressed outside of anything that takes text, and no dialog is open. */
export function useSlashKey(pressed: () => void): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return
      const { target } = event
      if (target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select')))
        return
      if (document.querySelector('dialog[open]')) return
      event.preventDefault()
      pressed()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [pressed])
}
