import { expect, test, vi } from 'vitest'
import { deskTexts } from '#content/texts/staff/desk.ts'
import { pushTexts } from '#content/texts/staff/push.ts'
import { openPath, showNotice } from './notices.ts'

const origin = 'https://desk.example.com'
const page = (path: string, focused = false) =>
  ({
    url: origin + path,
    focused,
    postMessage: vi.fn(),
    focus: vi.fn(async () => undefined),
  }) as unknown as WindowClient & Record<'postMessage' | 'focus', ReturnType<typeof vi.fn>>
const clientsWith = (windows: WindowClient[]) => ({
  matchAll: vi.fn(async () => windows) as unknown as Clients['matchAll'],
  openWindow: vi.fn(async () => null),
})

test('a notice shows the pushed text, and only a path of the workplace', async () => {
  const showNotification = vi.fn(async () => undefined)
  const shown = async (text: string | undefined) => {
    await showNotice({ showNotification }, text)
    return showNotification.mock.lastCall as unknown as [string, NotificationOptions]
  }
  const [title, options] = await shown('{"text":"Two came.","path":"/desk/enquiries/x"}')
  expect(title).toBe(deskTexts.name)
  const path = '/desk/enquiries/x'
  expect(options).toMatchObject({ body: 'Two came.', data: path, tag: `${path} Two came.` })
  expect((await shown('{"text":"Two came.","path":"https://evil.example/"}'))[1].data).toBe('/desk/')
  for (const text of [undefined, 'no json', 'null', '{}'])
    expect((await shown(text))[1]).toMatchObject({ body: pushTexts.news, data: '/desk/' })
})

test('a pressed notice opens the enquiry in a window of the workplace that is open, never in one of the public site', async () => {
  const [site, desk, focused] = [page('/'), page('/desk/comments'), page('/desk/', true)]
  const clients = clientsWith([site, desk, focused])
  await openPath(clients, origin, '/desk/enquiries/x')
  expect(focused.postMessage).toHaveBeenCalledWith({ type: 'desk-open', path: '/desk/enquiries/x' })
  expect(focused.focus).toHaveBeenCalledTimes(1)
  expect([desk.postMessage, site.postMessage].map(({ mock }) => mock.calls.length)).toEqual([0, 0])
  expect(clients.openWindow).not.toHaveBeenCalled()
})

test('without a window of the workplace a new one opens', async () => {
  const clients = clientsWith([page('/'), page('/deskwork')])
  await openPath(clients, origin, '/desk/enquiries/x')
  expect(clients.openWindow).toHaveBeenCalledWith('/desk/enquiries/x')
})
