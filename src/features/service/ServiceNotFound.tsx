import { serviceDetail } from '#content/pages/serviceDetail.ts'
import { NothingHere } from '#ui/NothingHere.tsx'

export function ServiceNotFound() {
  return <NothingHere {...serviceDetail.notFound} />
}
