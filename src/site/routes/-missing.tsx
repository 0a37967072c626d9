import type { ErrorComponentProps } from '@tanstack/react-router'
import { useEffect } from 'react'
import { ListStored, UnlessNotStored, UnlessReplaced } from '#site/features/offline/NotStored.tsx'
import { recoverFailedPage } from '#site/features/updates/missingChunks.ts'
import { ErrorPage } from '#ui/feedback/ErrorPage.tsx'
import { NotFound } from '#ui/feedback/NotFound.tsx'

/** For every unknown address. Offline it may be a page that exists but is not stored. */
export function Missing() {
  return (
    <UnlessNotStored>
      <NotFound />
    </UnlessNotStored>
  )
}

/** Replaces a page that could not be loaded. */
export function Failed({ error }: Pick<ErrorComponentProps, 'error'>) {
  useEffect(() => void recoverFailedPage(error), [error])
  return (
    <UnlessReplaced>
      <ErrorPage />
      <ListStored />
    </UnlessReplaced>
  )
}
