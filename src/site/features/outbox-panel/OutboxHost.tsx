import { type ComponentType, type ReactNode, useEffect, useState } from 'react'
import { outboxTexts as texts } from '#content/texts/outbox.ts'
import { showBadge } from '#device/outbox/replay.ts'
import { useCloseOnNavigation } from '#ui/controls/useCloseOnNavigation.ts'
import { Notice } from '#ui/feedback/Notice.tsx'
import { useNotice } from '#ui/feedback/useNotice.ts'
import type { OutboxPanelProps } from './OutboxPanel.tsx'
import { setPanelOpen, usePanelOpen } from './panelState.ts'
import { useItems } from './useItems.ts'

const loadPanel = () => import('./OutboxPanel.tsx')
const close = () => setPanelOpen(false)
/** Delay that lets the page's own needs go first; in milliseconds. */
const headStart = 3000

/** Without a worker that holds it ready, the panel must be here before the connection goes. */
async function loadWithoutWorker(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration()
  if (!registration) await loadPanel()
}

/** Stands once in the page: loads the panel when it is opened first, and keeps the count on the app's icon. */
export function OutboxHost({ children }: { children?: ReactNode }) {
  const open = usePanelOpen()
  const [Panel, setPanel] = useState<ComponentType<OutboxPanelProps>>()
  const [notice, show] = useNotice()
  const { length } = useItems()

  useCloseOnNavigation(close)
  useEffect(() => showBadge(length), [length])
  useEffect(() => {
    const timer = setTimeout(() => void loadWithoutWorker().catch(() => {}), headStart)
    return () => clearTimeout(timer)
  }, [])
  useEffect(() => {
    if (!open || Panel) return
    let wanted = true
    loadPanel().then(
      (module) => wanted && setPanel(() => module.default),
      () => {
        if (!wanted) return
        close()
        show({ tone: 'info', text: texts.unavailable })
      },
    )
    return () => {
      wanted = false
    }
  }, [open, Panel, show])

  return (
    <>
      {open && Panel && <Panel onClose={close}>{children}</Panel>}
      {notice && <Notice notice={notice} />}
    </>
  )
}
