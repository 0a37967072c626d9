import { site } from '#content/site.ts'
import type { Config } from './config.ts'

/**
 * What to remedy when the pages of a site that is served elsewhere may not call this desk; `undefined` when they may.
 * Browsers report such a refusal as a lost connection: everything would be saved on devices and nothing would arrive.
 */
export function refusedSite({ siteDir, siteOrigins, publicUrl }: Config): string | undefined {
  const mayCall = siteDir !== undefined || [...siteOrigins, new URL(publicUrl).origin].includes(site.origin)
  return mayCall
    ? undefined
    : `pages of ${site.origin} may not call this desk: set SITE_ORIGIN=${site.origin}, or PUBLIC_URL when one address serves both`
}
