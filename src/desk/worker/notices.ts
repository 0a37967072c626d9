import { deskTexts } from '#content/texts/staff/desk.ts'
import { pushTexts } from '#content/texts/staff/push.ts'
import { deskPath } from '#contract/deskPath.ts'
import type { PushPayload } from '#contract/staff/push.ts'
import { openMessage } from '#contract/staff/workerMessages.ts'

declare const self: ServiceWorkerGlobalScope

/** Shows what the server pushes, and opens the enquiry when the notice is pressed. */
export function showNotices(): void {
  self.addEventListener('push', (event) => {
    event.waitUntil(showNotice(self.registration, event.data?.text()))
  })
  self.addEventListener('notificationclick', (event) => {
    event.notification.close()
    event.waitUntil(openPath(self.clients, self.location.origin, pathOf(event.notification.data)))
  })
}

/** Shows a pushed message. Browsers withdraw the permission from a worker that shows nothing, so an unreadable one is shown too. */
export function showNotice(
  registration: Pick<ServiceWorkerRegistration, 'showNotification'>,
  text: string | undefined,
): Promise<void> {
  const { text: body, path } = read(text)
  // Delivered twice it is one notice; a reply to what is shown as new is another one, and heard.
  const tag = `${path} ${body}`
  return registration.showNotification(deskTexts.name, { body, tag, data: path, icon: '/icons/desk-192.png' })
}

/** Opens a page of the workplace in a window that has it open already, without loading it again; or else in a new one. */
export async function openPath(
  clients: Pick<Clients, 'matchAll' | 'openWindow'>,
  origin: string,
  path: string,
): Promise<void> {
  const windows = await clients.matchAll({ type: 'window', includeUncontrolled: true })
  const open = windows.filter(({ url }) => url.startsWith(origin + deskPath))
  const window = open.find(({ focused }) => focused) ?? open[0]
  if (!window) return void (await clients.openWindow(path))
  window.postMessage({ type: openMessage, path })
  await window.focus()
}

function read(text: string | undefined): PushPayload {
  try {
    const payload = JSON.parse(text ?? '') as Partial<PushPayload> | null
    if (typeof payload?.text === 'string') return { text: payload.text, path: pathOf(payload.path) }
  } catch {
    // From another version of the server.
  }
  return { text: pushTexts.news, path: deskPath }
}

function pathOf(path: unknown): string {
  return typeof path === 'string' && path.startsWith(deskPath) ? path : deskPath
}
