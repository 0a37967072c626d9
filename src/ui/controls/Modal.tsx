import { chakra, type HTMLChakraProps } from '@chakra-ui/react'
import { useEffect, useRef } from 'react'

interface ModalProps extends Omit<HTMLChakraProps<'dialog'>, 'onClose' | 'onCancel' | 'onClick' | 'onPointerDown'> {
  /** The visitor wants it closed: by Escape, or where allowed by a click beside it. */
  onClose: () => void
  /** Whether a click on the backdrop closes it. Not where that would lose what is typed. */
  closesOnBackdrop?: boolean
  /** Selector of the element inside that takes the focus; the browser's choice if not given. */
  initialFocus?: string
  /** Id of the element that takes the focus on closing if the opener is gone. */
  fallbackFocus?: string
}

/**
 * The one modal dialog: a native `<dialog>`, open while its component is mounted, so the browser keeps the focus inside
 * and makes the page behind it inert. On unmount the focus returns to where it was.
 */
export function Modal({ onClose, closesOnBackdrop = false, initialFocus, fallbackFocus, ...rest }: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  // Text that is selected with the mouse past the edge ends in a click, too: on the dialog, which contains both ends.
  const isFromInside = useRef(false)
  useEffect(() => {
    const node = dialog.current
    const opener = document.activeElement
    node?.showModal()
    if (initialFocus) node?.querySelector<HTMLElement>(initialFocus)?.focus()
    return () => {
      // Removing an open dialog does not restore focus, so close it first.
      node?.close()
      const back = opener?.isConnected && opener !== document.body ? opener : element(fallbackFocus)
      if (back instanceof HTMLElement) back.focus({ preventScroll: true })
    }
  }, [initialFocus, fallbackFocus])
  return (
    <chakra.dialog
      ref={dialog}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      {...rest}
      onPointerDown={(event) => {
        isFromInside.current = event.target !== event.currentTarget
      }}
      onClick={(event) => {
        if (closesOnBackdrop && event.target === event.currentTarget && !isFromInside.current) onClose()
      }}
    />
  )
}

function element(id: string | undefined): HTMLElement | null {
  return id === undefined ? null : document.getElementById(id)
}
