import { createLink } from '@tanstack/react-router'
import { type ComponentType, type MouseEvent, useCallback, useEffect, useState } from 'react'
import { frameTexts } from '#content/texts/frame.ts'
import { Icon } from '#ui/Icon.tsx'
import { BarAnchor } from '#ui/pageFrame/barControls.ts'
import { useSlashKey } from './useSlashKey.ts'

const BarLink = createLink(BarAnchor)
const loadDialog = () => import('./SearchDialog.tsx')

/** In the top bar: opens the dialog, as the key `/` does. Before the script has come it is a link to the search page. */
export function SearchButton() {
  const [open, setOpen] = useState(false)
  const [Dialog, setDialog] = useState<ComponentType<{ onClose: () => void }>>()
  const start = useCallback(() => setOpen(true), [])
  useSlashKey(start)
  useEffect(() => {
    if (!open || Dialog) return
    loadDialog().then(
      (module) => setDialog(() => module.default),
      () => setOpen(false),
    )
  }, [open, Dialog])
  const onClick = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    start()
  }
  return (
    <>
      <BarLink
        to="/search"
        preload={false}
        aria-label={frameTexts.search}
        aria-keyshortcuts="/"
        onClick={onClick}
        onPointerEnter={() => void loadDialog().catch(() => {})}
      >
        <Icon name="search" />
      </BarLink>
      {open && Dialog && <Dialog onClose={() => setOpen(false)} />}
    </>
  )
}
