import type { WorkboxPlugin } from 'workbox-core/types.js'
import { isOptedOut } from '#device/offline/offlineOptOut.ts'

/** Keeps whole answers, and nothing for a visitor who removed the site from this device. */
export const unlessOptedOut: WorkboxPlugin = {
  cacheWillUpdate: async ({ response }) => (response.status === 200 && !(await isOptedOut()) ? response : null),
}
