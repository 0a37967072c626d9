// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

type Listener = () => void
const worker = {
  listeners: {} as Record<string, Listener>,
  addEventListener: (name: string, listener: Listener) => {
    worker.listeners[name] = listener
  },
  messageSkipWaiting: vi.fn(),
  register: vi.fn(),
}
const registration = {
  update: vi.fn(async () => {}),
  active: null as object | null,
  waiting: null as object | null,
}
const container = { controller: null as object | null, getRegistration: async () => known }
let known: typeof registration | undefined
let end = () => {}

vi.mock('workbox-window', () => ({
  Workbox: vi.fn(function Workbox() {
    return worker
  }),
}))
const reload = vi.fn(async () => {})
vi.mock('./reload.ts', () => ({ reload }))

beforeEach(() => {
  vi.useFakeTimers()
  vi.resetModules()
  vi.clearAllMocks()
  worker.register.mockImplementation(async () => {
    known = registration
  })
  registration.active = {}
  registration.waiting = null
  container.controller = null
  known = undefined
  vi.stubGlobal('navigator', { serviceWorker: container })
  document.body.innerHTML = ''
})
afterEach(() => {
  end()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** Opens a page of a site of which this browser has a worker already, or none; one that it controls, or not. */
async function start(has: { worker: boolean; control: boolean }) {
  known = has.worker ? registration : undefined
  container.controller = has.control ? {} : null
  const { watchVersions, acceptVersion } = await import('./watchVersions.ts')
  const { versionState } = await import('./version.ts')
  end = await watchVersions()
  const takeOver = () => {
    container.controller = {}
    worker.listeners.controlling?.()
  }
  return { acceptVersion, versionState, takeOver }
}

test('OF-23 the worker of a first visit takes over without a word, a later one of the same visit does not', async () => {
  const { versionState, takeOver, acceptVersion } = await start({ worker: false, control: false })
  takeOver()
  expect(reload).not.toHaveBeenCalled()
  expect(versionState()).toBe('current')
  worker.listeners.waiting?.()
  expect(versionState()).toBe('ready')
  acceptVersion()
  expect(worker.messageSkipWaiting).toHaveBeenCalledOnce()
  takeOver()
  expect(reload).toHaveBeenCalledOnce()
})

test('a tab that is opened while another one stores the first copy is told nothing when its worker takes over', async () => {
  registration.active = null
  const { versionState, takeOver } = await start({ worker: true, control: false })
  takeOver()
  expect(versionState()).toBe('current')
  expect(reload).not.toHaveBeenCalled()
})

test('OF-23 a waiting version is announced and not let in', async () => {
  const { versionState } = await start({ worker: true, control: true })
  worker.listeners.waiting?.()
  expect(versionState()).toBe('ready')
  await vi.advanceTimersByTimeAsync(3 * 3600_000)
  expect(worker.messageSkipWaiting).not.toHaveBeenCalled()
  expect(reload).not.toHaveBeenCalled()
})

test('OF-23 a tab with text is told and not reloaded', async () => {
  const { versionState, takeOver } = await start({ worker: true, control: true })
  worker.listeners.waiting?.()
  document.body.innerHTML = '<textarea></textarea>'
  const field = document.querySelector('textarea')
  if (field) field.value = 'Half'
  takeOver()
  expect(reload).not.toHaveBeenCalled()
  expect(versionState()).toBe('replaced')
})

test('OF-23 where no take-over is ever heard of, the update does not hang', async () => {
  const { acceptVersion } = await start({ worker: true, control: true })
  worker.listeners.waiting?.()
  acceptVersion()
  await vi.advanceTimersByTimeAsync(5000)
  expect(reload).toHaveBeenCalledOnce()
})

test('OF-23 a new version is looked for every hour, and on coming back to the tab', async () => {
  const { versionState } = await start({ worker: true, control: true })
  expect(registration.update).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(3600_000)
  expect(registration.update).toHaveBeenCalledTimes(1)
  document.dispatchEvent(new Event('visibilitychange'))
  await vi.advanceTimersByTimeAsync(0)
  expect(registration.update).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(61_000)
  registration.waiting = {}
  document.dispatchEvent(new Event('visibilitychange'))
  await vi.advanceTimersByTimeAsync(0)
  expect(registration.update).toHaveBeenCalledTimes(2)
  expect(versionState()).toBe('ready')
})

test('OF-23 a page that no worker controls, though the browser has one, is told of a newer one and left alone', async () => {
  const { versionState, takeOver } = await start({ worker: true, control: false })
  takeOver()
  expect(versionState()).toBe('replaced')
  expect(reload).not.toHaveBeenCalled()
})

test.each([
  ['could not be registered', () => worker.register.mockRejectedValueOnce(new TypeError('502'))],
  ['could not store the whole site and is gone', () => worker.register.mockResolvedValueOnce(undefined)],
])(
  'OF-02 a first worker that %s is registered again on coming back, and takes over without a word',
  async (_, fail) => {
    fail()
    const { versionState, takeOver } = await start({ worker: false, control: false })
    expect(worker.register).toHaveBeenCalledTimes(1)
    await vi.advanceTimersByTimeAsync(61_000)
    dispatchEvent(new Event('online'))
    await vi.advanceTimersByTimeAsync(0)
    expect(worker.register).toHaveBeenCalledTimes(2)
    takeOver()
    expect(versionState()).toBe('current')
    expect(reload).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(3600_000)
    expect(worker.register).toHaveBeenCalledTimes(2)
    expect(registration.update).toHaveBeenCalled()
  },
)
