import { type RefObject, useEffect } from 'react'

/**
 * Opens a native dialog while its component stands: the focus stays in and the page behind is inert. When it goes, the
 * focus returns to where it was.
 */
export function useModal(dialog: RefObject<HTMLDialogElement | null>): void {
  useEffect(() => {
    const node = dialog.current
    const opener = document.activeElement
    node?.showModal()
    return () => {
      // A dialog that is removed while open does not hand the focus back by itself.
      node?.close()
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true })
    }
  }, [dialog])
}
