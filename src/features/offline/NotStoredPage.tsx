import { offline } from '#content/pages/offline.ts'
import { site } from '#content/site.ts'
import { OfflineHero } from './OfflineHero.tsx'
import StoredHere from './StoredHere.tsx'

/** In place of a page that is not on this device, at its own address. */
export default function NotStoredPage() {
  return (
    <>
      <title>{`${offline.meta.title} - ${site.product}`}</title>
      <OfflineHero />
      <StoredHere />
    </>
  )
}
