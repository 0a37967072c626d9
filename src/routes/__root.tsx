import { createRootRoute, HeadContent, Outlet } from '@tanstack/react-router'
import { useEffect } from 'react'
import { NotFound } from '#ui/NotFound.tsx'
import { PageFrame } from '#ui/pageFrame/PageFrame.tsx'
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
      <PageFrame>
        <Outlet />
      </PageFrame>
    </>
  )
}
