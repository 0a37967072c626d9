// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { setVersionState, versionState } from './version.ts'
import { acceptVersion, watchVersions } from './watchVersions.ts'

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
let opened: ServiceWorker | null | undefined
const container = { controller: null as ServiceWorker | null, getRegistration: async () => known }
let known: typeof registration | undefined
let end = () => {}

const reload = vi.fn(async () => {})

beforeEach(() => {
  vi.useFakeTimers()
  setVersionState('current')
  vi.clearAllMocks()
  worker.register.mockImplementation(async () => {
    known = registration
  })
  registration.active = {}
  registration.waiting = null
  container.controller = null
  opened = undefined
  known = undefined
  vi.stubGlobal('navigator', { serviceWorker: container })
  document.body.innerHTML = ''
  delete window.leftAt
})
afterEach(() => {
  end()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** Opens a page of a site for which this browser has a worker or not, controlled by it or not. */
async function start(has: { worker: boolean; control: boolean }) {
  known = has.worker ? registration : undefined
  container.controller = has.control ? ({} as ServiceWorker) : null
  end = await watchVersions({ loadWorkbox: async () => () => worker, reload, firstController: () => opened })
  const takeOver = () => {
    container.controller = {} as ServiceWorker
    worker.listeners.controlling?.()
  }
  return takeOver
}

/** A worker waits, beside the active one if there is any. */
async function installed() {
  registration.waiting = {}
  worker.listeners.waiting?.()
  await vi.advanceTimersByTimeAsync(0)
}

test('OF-23 the worker of a first visit takes over without a word, a later one of the same visit does not', async () => {
  const takeOver = await start({ worker: false, control: false })
  takeOver()
  expect(reload).not.toHaveBeenCalled()
  expect(versionState()).toBe('current')
  await installed()
  expect(versionState()).toBe('ready')
  acceptVersion()
  expect(worker.messageSkipWaiting).toHaveBeenCalledOnce()
  takeOver()
  expect(reload).toHaveBeenCalledOnce()
})

test('a tab that is opened while another one stores the first copy announces nothing when its worker takes over', async () => {
  registration.active = null
  const takeOver = await start({ worker: true, control: false })
  takeOver()
  expect(versionState()).toBe('current')
  expect(reload).not.toHaveBeenCalled()
})

test('a page that is opened while the first worker still waits announces no new version and is not reloaded', async () => {
  registration.active = null
  const takeOver = await start({ worker: true, control: false })
  await installed()
  expect(versionState()).toBe('current')
  registration.active = registration.waiting
  registration.waiting = null
  takeOver()
  expect(reload).not.toHaveBeenCalled()
})

test('OF-23 a waiting version is announced and not let in', async () => {
  await start({ worker: true, control: true })
  await installed()
  expect(versionState()).toBe('ready')
  await vi.advanceTimersByTimeAsync(3 * 3600_000)
  expect(worker.messageSkipWaiting).not.toHaveBeenCalled()
  expect(reload).not.toHaveBeenCalled()
})

test('OF-23 a tab with text shows that it was replaced, and is not reloaded', async () => {
  const takeOver = await start({ worker: true, control: true })
  await installed()
  document.body.innerHTML = '<textarea></textarea>'
  const field = document.querySelector('textarea')
  if (field) field.value = 'Half'
  takeOver()
  expect(reload).not.toHaveBeenCalled()
  expect(versionState()).toBe('replaced')
})

test('OF-23 a tab whose visitor follows a link is not reloaded before they are there, and is if they stay after all', async () => {
  const takeOver = await start({ worker: true, control: true })
  await installed()
  window.leftAt = performance.now()
  takeOver()
  await vi.advanceTimersByTimeAsync(20_000)
  expect(reload).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(11_000)
  expect(reload).toHaveBeenCalledOnce()
})

test('OF-23 whoever agrees in this tab is not kept waiting by a link that led to no page', async () => {
  const takeOver = await start({ worker: true, control: true })
  await installed()
  window.leftAt = performance.now()
  acceptVersion()
  takeOver()
  expect(reload).toHaveBeenCalledOnce()
})

test('OF-23 where no take-over is ever heard of, the update does not hang', async () => {
  await start({ worker: true, control: true })
  await installed()
  acceptVersion()
  await vi.advanceTimersByTimeAsync(5000)
  expect(reload).toHaveBeenCalledOnce()
})

test('OF-23 a new version is looked for every hour, and on coming back to the tab', async () => {
  await start({ worker: true, control: true })
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

test('OF-23 a page that no worker controls, though the browser has one, shows that it was replaced, and is not reloaded', async () => {
  const takeOver = await start({ worker: true, control: false })
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
    const takeOver = await start({ worker: false, control: false })
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

test('OF-02 a worker whose script the line drops is requested again, after a delay that doubles', async () => {
  worker.register.mockRejectedValueOnce(new TypeError('dropped')).mockRejectedValueOnce(new TypeError('dropped'))
  await start({ worker: false, control: false })
  await vi.advanceTimersByTimeAsync(4999)
  expect(worker.register).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(1)
  expect(worker.register).toHaveBeenCalledTimes(2)
  await vi.advanceTimersByTimeAsync(10_000)
  expect(worker.register).toHaveBeenCalledTimes(3)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(worker.register).toHaveBeenCalledTimes(3)
})

test('OF-23 a tab that another version took over before this script had come is loaded anew, unless it holds unsent text', async () => {
  opened = {} as ServiceWorker
  await start({ worker: true, control: true })
  expect(reload).toHaveBeenCalledOnce()
  end()
  document.body.innerHTML = '<form><textarea></textarea></form>'
  const field = document.querySelector('textarea')
  if (field) field.value = 'Half written'
  await start({ worker: true, control: true })
  expect(reload).toHaveBeenCalledOnce()
  expect(versionState()).toBe('replaced')
})

test('OF-23 a tab that still has the worker under which it was opened is left alone', async () => {
  known = registration
  const own = {} as ServiceWorker
  opened = own
  container.controller = own
  end = await watchVersions({ loadWorkbox: async () => () => worker, reload, firstController: () => opened })
  expect(reload).not.toHaveBeenCalled()
  expect(versionState()).toBe('current')
})
