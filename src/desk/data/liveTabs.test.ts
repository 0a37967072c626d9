// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { isLive, type LiveMessage, onLive, present } from './live.ts'
import { shareLive } from './liveTabs.ts'

type Work = () => Promise<void>
interface Waiting {
  grant: () => void
  reject: (reason: unknown) => void
}

/** Web Locks as browsers have them: one holder of a name, the others in line, and `steal`, which rejects the holder's request. */
class FakeLocks {
  #held: Waiting | undefined
  readonly #line: Waiting[] = []

  request(_name: string, { steal, signal }: { steal?: boolean; signal?: AbortSignal }, work: Work): Promise<void> {
    return new Promise((resolve, reject) => {
      const own: Waiting = {
        reject,
        grant: () => {
          this.#held = own
          void work().then(() => {
            resolve()
            if (this.#held === own) this.#next()
          })
        },
      }
      signal?.addEventListener('abort', () => {
        if (!this.#line.includes(own)) return
        this.#line.splice(this.#line.indexOf(own), 1)
        reject(signal.reason)
      })
      if (steal) {
        this.#held?.reject(new DOMException('stolen', 'AbortError'))
        own.grant()
      } else if (this.#held) this.#line.push(own)
      else own.grant()
    })
  }

  #next(): void {
    this.#held = undefined
    this.#line.shift()?.grant()
  }
}

let locks: FakeLocks
const ends: (() => void)[] = []
beforeEach(() => {
  locks = new FakeLocks()
  Object.defineProperty(navigator, 'locks', { configurable: true, value: locks })
})
afterEach(() => {
  for (const end of ends.splice(0)) end()
  vi.useRealTimers()
})

/** A tab of the session, whose connection the test speaks for while it is open. */
function openTab() {
  const tab = { opened: 0, isOpen: false, pass: (_: LiveMessage) => {}, end: () => {} }
  tab.end = shareLive('session', (pass) => {
    Object.assign(tab, { opened: tab.opened + 1, isOpen: true, pass })
    return () => {
      tab.isOpen = false
    }
  })
  ends.push(tab.end)
  return tab
}
const open = (tabs: { isOpen: boolean }[]) => tabs.map(({ isOpen }) => isOpen)

test('of several tabs one connects; when it is closed the next one does', async () => {
  const tabs = [openTab(), openTab(), openTab()]
  expect(open(tabs)).toEqual([true, false, false])
  tabs[0]?.end()
  await expect.poll(() => open(tabs)).toEqual([false, true, false])
})

test.each([
  ['freeze', 'resume'],
  ['pagehide', 'pageshow'],
])('on %s a tab gives up the connection, and on %s it takes part again', async (away, back) => {
  const tab = openTab()
  document.dispatchEvent(new Event(away, { bubbles: true }))
  expect(tab.isOpen).toBe(false)
  document.dispatchEvent(new Event(back, { bubbles: true }))
  await expect.poll(() => [tab.isOpen, tab.opened]).toEqual([true, 2])
})

test('a tab whose holder does not answer takes the connection, and the holder gives it up when it wakes', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] })
  let stolen = false
  locks
    .request('desk-live session', {}, () => new Promise(() => undefined))
    .catch(() => {
      stolen = true
    })
  const tab = openTab()
  await vi.advanceTimersByTimeAsync(4900)
  expect(tab.isOpen).toBe(false)
  await vi.advanceTimersByTimeAsync(200)
  expect([tab.isOpen, stolen]).toEqual([true, true])
})

test('a holder that is robbed closes its connection and waits for its turn', async () => {
  const tab = openTab()
  let giveBack: () => void = () => undefined
  void locks.request('desk-live session', { steal: true }, () => new Promise((resolve) => (giveBack = resolve)))
  await expect.poll(() => tab.isOpen).toBe(false)
  giveBack()
  await expect.poll(() => [tab.isOpen, tab.opened]).toEqual([true, 2])
})

test('a tab that comes later hears of a connection that is ready, loads once, and hears no answers to others', async () => {
  const holder = new BroadcastChannel('desk-live session')
  ends.push(() => holder.close())
  let asked = 0
  holder.onmessage = () => {
    asked += 1
    holder.postMessage({ event: 'ready' })
  }
  void locks.request('desk-live session', {}, () => new Promise(() => undefined)).catch(() => undefined)
  const heard: unknown[] = []
  ends.push(onLive((event) => heard.push(event)))
  openTab()
  await expect.poll(() => isLive.get()).toBe(true)
  document.dispatchEvent(new Event('visibilitychange'))
  await expect.poll(() => asked).toBe(2)
  const change = { kind: 'enquiry', id: 'x', what: 'new' }
  holder.postMessage({ event: change })
  await expect.poll(() => heard).toEqual(['ready', change])
})

test('the tab that connects tells the others, and those that come later, who is present', async () => {
  const ravi = { enquiry: 'x', address: 'ravi@office.example', isWriting: true }
  const other = new BroadcastChannel('desk-live session')
  ends.push(() => other.close())
  const heard: unknown[] = []
  other.onmessage = ({ data }) => heard.push(data)
  const tab = openTab()
  tab.pass({ event: 'ready' })
  tab.pass({ present: [ravi] })
  expect(present.get()).toEqual([ravi])
  await expect.poll(() => heard).toContainEqual({ present: [ravi] })
  heard.splice(0)
  other.postMessage('ask')
  await expect.poll(() => heard).toEqual([{ event: 'ready' }, { present: [ravi] }])
  tab.end()
  expect(present.get()).toEqual([])
})

test('where the browser refuses locks, a tab connects for itself while it is visible', async () => {
  const refusing = { request: () => Promise.reject(new DOMException('no', 'SecurityError')) }
  Object.defineProperty(navigator, 'locks', { configurable: true, value: refusing })
  const tab = openTab()
  await expect.poll(() => tab.isOpen).toBe(true)
  tab.end()
  expect(tab.isOpen).toBe(false)
})
