import { deskPath } from '#contract/deskPath.ts'

/** Whether an address is a page of the public site: neither the API nor the provider's workplace, which is staff's alone. */
export function isSitePage(pathname: string): boolean {
  return !pathname.startsWith('/api/') && !`${pathname}/`.startsWith(deskPath)
}
