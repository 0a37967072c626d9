import { useNavigate } from '@tanstack/react-router'
import { type ComponentType, type MouseEvent, useCallback, useEffect, useState } from 'react'
import { frameTexts } from '#content/texts/frame.ts'
import { notAhead } from '#ui/browser/followLinks.ts'
import { hasOpenModal } from '#ui/browser/hasOpenModal.ts'
import { opensElsewhere } from '#ui/browser/opensElsewhere.ts'
import { isSlash } from '#ui/browser/slash.ts'
import { watchWriting } from '#ui/browser/watchWriting.ts'
import { useCloseOnNavigation } from '#ui/controls/useCloseOnNavigation.ts'
import { BarAnchor } from '#ui/layout/barControls.ts'
import { Icon } from '#ui/media/Icon.tsx'

const loadDialog = () => import('./SearchDialog.tsx')

/** Top bar button: opens the search dialog, as does the key `/`. Until scripts load it is a link to the search page. */
export function SearchButton({ load = loadDialog }: { load?: typeof loadDialog }) {
  const [open, setOpen] = useState(false)
  const [Dialog, setDialog] = useState<ComponentType<{ onClose: () => void }>>()
  const navigate = useNavigate()
  const start = useCallback(() => setOpen(true), [])
  const close = useCallback(() => setOpen(false), [])
  useSlashKey(start)
  useCloseOnNavigation(close)
  useEffect(() => {
    if (!open || Dialog) return
    const isWriting = watchWriting()
    load().then(
      (module) => {
        setDialog(() => module.default)
        setOpen(!isWriting())
      },
      () => {
        setOpen(false)
        if (!isWriting()) void navigate({ to: '/search' })
      },
    )
  }, [open, Dialog, load, navigate])
  const onClick = (event: MouseEvent) => {
    if (opensElsewhere(event)) return
    event.preventDefault()
    start()
  }
  return (
    <>
      <BarAnchor
        href="/search"
        {...notAhead}
        aria-label={frameTexts.search}
        aria-keyshortcuts="/"
        onClick={onClick}
        onPointerEnter={() => void loadDialog().catch(() => {})}
      >
        <Icon name="search" />
      </BarAnchor>
      {open && Dialog && <Dialog onClose={close} />}
    </>
  )
}

/** Calls back when `/` is pressed outside text fields and no dialog is open. */
function useSlashKey(pressed: () => void): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || !isSlash(event)) return
      if (hasOpenModal()) return
      event.preventDefault()
      pressed()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [pressed])
}
