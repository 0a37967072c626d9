import { createRootRoute, HeadContent, Outlet } from '@tanstack/react-router'
import { useEffect } from 'react'
import { WhatsappFloat } from '#features/whatsapp/WhatsappFloat.tsx'
import { NotFound } from '#ui/NotFound.tsx'
import { PageFrame } from '#ui/pageFrame/PageFrame.tsx'
import { ToastHost } from '#ui/toasts/ToastHost.tsx'
import { useFocusOnNavigation } from '#ui/useFocusOnNavigation.ts'

export const Route = createRootRoute({ component: Root, notFoundComponent: NotFound })

function Root() {
  useFocusOnNavigation()
  useEffect(() => {
    document.documentElement.dataset.hydrated = ''
  }, [])
  return (
    <>
      <HeadContent />
      <PageFrame floats={<WhatsappFloat />}>
        <Outlet />
      </PageFrame>
      <ToastHost />
    </>
  )
}
