import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { callTexts } from '#server/calls/callTexts.ts'
import { saveOffice } from '#server/enquiries/office.ts'
import { signedPath } from '#server/links/signedLink.ts'
import { testBackend } from '#server/testing/testBackend.ts'
import { allRules } from '../support/axe.ts'
import type { Engine } from './support/engine.ts'
import { alsoEndToEnd, forEachEngine } from './support/forEachEngine.ts'
import { click, shown, until } from './support/page.ts'

const texts = callTexts.en

/** The page's own policy forbids to add a script; a driver's work is not asked. */
const loadAxe = new Function(readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8'))

/** Violations on the page, how far it is wider than its window, and controls without a name of their own. */
async function faults(engine: Engine): Promise<unknown[]> {
  await engine.evaluate(loadAxe as () => void)
  const [violations, names] = await engine.evaluate(async (runOnly) => {
    const { axe } = window as unknown as { axe: typeof import('axe-core') }
    const result = await axe.run(document, { runOnly, resultTypes: ['violations'] })
    const found = result.violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`))
    // A time is heard within its day: a group bears the day's name, a radio its own time.
    const days = [...document.querySelectorAll('fieldset')].map((group) => ({
      day: group.getAttribute('aria-label') ?? '',
      times: [...group.querySelectorAll<HTMLInputElement>('[type=radio]')].map(
        (radio) => radio.labels?.[0]?.textContent?.trim() ?? '',
      ),
    }))
    const unnamed = days.filter(
      ({ day, times }) => !day || times.some((time) => !time) || times.length > new Set(times).size,
    )
    return [found, unnamed] as const
  }, allRules)
  const width = await engine.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  return [...violations, ...names, ...(width > 0 ? [`${width} px too wide`] : [])]
}

/** Waits until the page's heading says so and has the focus, from which a screen reader reads on. */
async function heard(engine: Engine, heading: string): Promise<void> {
  await until(
    engine,
    (heading) => document.activeElement?.localName === 'h1' && document.activeElement.textContent === heading,
    heading,
  )
}

forEachEngine((engine) => {
  test('a client books, moves and cancels a call on a phone, and each state of the page is named, fits and has no fault', async () => {
    const server = await testBackend()
    onTestFinished(() => server.close())
    const calls = {
      hours: [{ from: '10:00', to: '13:00' }],
      minutes: 30,
      zone: 'Asia/Kolkata',
      isOffered: true,
    } as const
    const office = {
      version: 0,
      days: [0, 1, 2, 3, 4, 5, 6],
      holidays: [],
      acknowledges: false,
      calls: { ...calls, hours: [...calls.hours] },
    }
    await server.store.write((tx) => saveOffice(tx, office, 'owner@example.com', 0))
    await server.app.listen({ port: 0, host: '127.0.0.1' })
    const body = { name: 'Sita', email: 'sita@example.org', message: 'A plot', contactNumber: '+44 20 7946 0000' }
    await server.post('/api/contact', body)
    const { id } = await server.store.db.selectFrom('enquiry').select('id').executeTakeFirstOrThrow()
    const { port } = server.app.server.address() as AddressInfo
    await engine.resize(390, 844)
    await engine.goto(`http://127.0.0.1:${port}${signedPath(server.backend, 'call', id, 0)}`)
    // The page asks once for the times of the browser's own zone.
    const zone = await engine.evaluate(() => Intl.DateTimeFormat().resolvedOptions().timeZone)
    await shown(engine, `main[data-zone="${zone}"] h1`, texts.choose)
    expect(await faults(engine)).toEqual([])
    await click(engine, 'fieldset label:nth-child(2)')
    await click(engine, 'button', texts.book)
    await heard(engine, texts.booked)
    expect(await faults(engine)).toEqual([])
    await click(engine, 'fieldset label:nth-child(3)')
    await click(engine, 'button', texts.move)
    await heard(engine, texts.moved)
    await click(engine, 'button', texts.cancel)
    await heard(engine, texts.cancelled)
    expect(await faults(engine)).toEqual([])
    const rows = await server.store.db.selectFrom('booking').select(['state', 'sequence', 'zone']).execute()
    expect(rows).toEqual([{ state: 'cancelled', sequence: 2, zone }])
    expect(engine.complaints).toEqual([])
  })
}, alsoEndToEnd)
