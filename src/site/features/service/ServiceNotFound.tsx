import { serviceNotFound } from '#content/pages/serviceNotFound.ts'
import { NotFoundMessage } from '#ui/feedback/NotFoundMessage.tsx'

/** 'Service not found', with a link to all services (SD-01). */
export function ServiceNotFound() {
  return <NotFoundMessage {...serviceNotFound} />
}
