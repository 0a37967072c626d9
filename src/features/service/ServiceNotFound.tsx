import { serviceDetail } from '#content/pages/serviceDetail.ts'
import { NothingHere } from '#ui/NothingHere.tsx'

/** In place of a service that there is not, the way to all of them (specification, section 2). */
export function ServiceNotFound() {
  return <NothingHere {...serviceDetail.notFound} />
}
