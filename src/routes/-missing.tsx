import { NotStored } from '#features/library/NotStored.tsx'
import { NotFound } from '#ui/NotFound.tsx'
import { PageFailed } from '#ui/PageFailed.tsx'

/** For every unknown address. Without a connection it may be a page that is only not stored. */
export function Missing() {
  return (
    <>
      <NotFound />
      <NotStored />
    </>
  )
}

/** In the place of a page that could not be loaded. */
export function Failed() {
  return (
    <>
      <PageFailed />
      <NotStored listOnly />
    </>
  )
}
