const configured: string | undefined = import.meta.env.VITE_BACKEND_URL

/**
 * Address of a call at the backend. The base is `VITE_BACKEND_URL` without its trailing slash; when it is empty, the
 * page's own origin (specification, section 7; decisions, Placeholders).
 */
export function backendUrl(path: string, base = configured): string {
  const trimmed = base?.trim().replace(/\/+$/, '')
  return (trimmed || self.location.origin) + path
}
