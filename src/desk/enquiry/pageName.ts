import type { PigmentName } from '#content/pigments.ts'
import { findService } from '#content/services.ts'
import { menuTitles } from '#content/texts/frame.ts'
import { titleCase } from '#ui/text/titleCase.ts'

/** The service or page that an enquiry was written on, in words. */
export function pageName({ service, page }: { service: string; page: string }): string {
  const card = service && findService(service)
  if (card) return card.title
  const last = page.split('/').filter(Boolean).at(-1)
  return last ? titleCase(last) : menuTitles.home
}

/** The pigment of a service; `undefined` for other pages. */
export function pigmentOf(service: string): PigmentName | undefined {
  return service ? findService(service)?.pigment : undefined
}
