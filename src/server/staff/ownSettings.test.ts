import { expect, test } from 'vitest'
import { articleCards } from '#content/articles.ts'
import type { OfficeSettings } from '#contract/staff/messages.ts'
import type { StaffCallName } from '#contract/staff/roles.ts'
import type { TestBrowser } from './testing/testDesk.ts'
import { onEachInbox } from './testing/testInbox.ts'

onEachInbox((inbox) => {
  const office = { days: [1, 2, 3, 4, 5], holidays: [] as string[], acknowledges: true }
  const another = async () => {
    inbox.desk.members.push({ address: 'leela@example.com', role: 'owner' })
    return inbox.desk.signedIn('leela@example.com')
  }
  const save = (browser: TestBrowser, name: StaffCallName, body: object) => browser.call(name, { body })

  test('the office’s settings take one’s own second save from the version before the first', async () => {
    const holidays = ['2026-11-08']
    expect((await save(inbox.asha, 'saveOffice', { ...office, version: 0 })).statusCode).toBe(200)
    const second = await save(inbox.asha, 'saveOffice', { ...office, version: 0, holidays })
    expect([second.statusCode, second.json<OfficeSettings>()]).toMatchObject([200, { version: 2, holidays }])
    const together = await Promise.all(
      [24, 30, 36].map((answerHours) =>
        save(inbox.asha, 'saveOffice', { ...office, version: 1, holidays, answerHours }),
      ),
    )
    expect(together.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
  })

  test('a colleague’s save between them is never passed over, nor a version that there never was', async () => {
    const leela = await another()
    await save(inbox.asha, 'saveOffice', { ...office, version: 0 })
    expect((await save(leela, 'saveOffice', { ...office, version: 0 })).statusCode).toBe(409)
    expect((await save(leela, 'saveOffice', { ...office, version: 1, days: [1] })).statusCode).toBe(200)
    const lost = await save(inbox.asha, 'saveOffice', { ...office, version: 1 })
    expect([lost.statusCode, lost.json<OfficeSettings>()]).toMatchObject([409, { version: 2, days: [1] }])
    expect((await save(leela, 'saveOffice', { ...office, version: 9 })).statusCode).toBe(409)
    // Hers before Leela's are not hers since.
    await save(inbox.asha, 'saveOffice', { ...office, version: 2 })
    expect((await save(inbox.asha, 'saveOffice', { ...office, version: 1 })).statusCode).toBe(409)
    expect((await save(inbox.asha, 'saveOffice', { ...office, version: 2 })).statusCode).toBe(200)
  })

  test.each<[what: string, name: StaffCallName, words: object]>([
    ['a template', 'saveTemplate', { name: 'Hello', subject: 'Re', text: 'Dear' }],
    [
      'a newsletter’s draft',
      'saveNewsletter',
      { article: articleCards[0]?.slug, title: 'Banking', summary: 'New rules.' },
    ],
  ])('%s takes one’s own second save, and no colleague’s', async (_what, name, words) => {
    const leela = await another()
    const id = (await save(inbox.asha, name, words)).json().id
    const put = (browser: TestBrowser, version: number) => save(browser, name, { ...words, id, version })
    expect([(await put(inbox.asha, 1)).statusCode, (await put(inbox.asha, 1)).json().version]).toEqual([200, 3])
    expect((await put(leela, 1)).statusCode).toBe(409)
    expect((await put(leela, 3)).statusCode).toBe(200)
    const lost = await put(inbox.asha, 3)
    expect([lost.statusCode, lost.json().theirs.version]).toEqual([409, 4])
    if (name === 'saveTemplate')
      expect(Object.keys((await inbox.asha.call('templates')).json().items[0]).sort()).toEqual([
        'id',
        'language',
        'name',
        'service',
        'subject',
        'text',
        'version',
      ])
  })
})
