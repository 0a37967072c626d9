import { expect, test } from 'vitest'
import { mostViews, type SavedView } from '#contract/staff/views.ts'
import { forgetMember } from './formerStaff.ts'
import { staff, type TestBrowser } from './testing/testDesk.ts'
import { onEachInbox } from './testing/testInbox.ts'

onEachInbox((inbox) => {
  const filter = {
    view: 'all',
    order: 'late',
    state: '',
    service: '',
    page: '',
    assignee: '',
    stage: 'papers',
    tag: '',
  }
  const save = (browser: TestBrowser, name: string, isShared = false, more: object = {}) =>
    browser.call('saveView', { body: { name, isShared, filter: { ...filter, ...more } } })
  const views = async (browser: TestBrowser) => (await browser.call('views')).json<{ items: SavedView[] }>().items
  const names = async (browser: TestBrowser) => (await views(browser)).map(({ name }) => name)

  test('a view is saved for oneself or for all, replaced under its name in any spelling, and deleted', async () => {
    await save(inbox.asha, 'Papers')
    await save(inbox.ravi, 'Lost last', true, { stage: 'lost' })
    await save(inbox.ravi, '<b>मेरा</b>')
    expect([await names(inbox.asha), await names(inbox.ravi)]).toEqual([
      ['Lost last', 'Papers'],
      ['<b>मेरा</b>', 'Lost last'],
    ])
    await save(inbox.asha, 'PAPERS', false, { tag: 'Pune' })
    const own = (await views(inbox.asha)).find(({ isOwn }) => isOwn)
    expect(own).toMatchObject({ name: 'PAPERS', filter: { stage: 'papers', tag: 'Pune' } })
    const remove = (browser: TestBrowser, id = '') => browser.call('removeView', { id })
    // Not a colleague's own, and what is shared only by its maker or an owner.
    expect((await remove(inbox.ravi, own?.id)).statusCode).toBe(404)
    const shared = (await views(inbox.asha)).find(({ isShared }) => isShared)
    expect([(await remove(inbox.asha, shared?.id)).statusCode, await names(inbox.ravi)]).toEqual([204, ['<b>मेरा</b>']])
    expect((await remove(inbox.asha, own?.id)).statusCode).toBe(204)
    expect((await remove(inbox.asha, own?.id)).statusCode).toBe(404)
  })

  test('what is no filter is refused, words of a search are not kept, and there is an end to them', async () => {
    expect((await save(inbox.asha, 'x', false, { stage: 'won' })).statusCode).toBe(400)
    expect((await save(inbox.asha, ' ')).statusCode).toBe(400)
    expect((await save(inbox.asha, 'x'.repeat(5000))).statusCode).toBe(400)
    await save(inbox.asha, 'words', false, { text: 'Sita Devi' })
    const rows = await inbox.desk.store.db.selectFrom('saved_view').selectAll().execute()
    expect(JSON.stringify(rows)).not.toContain('Sita')
    for (let count = 1; count < mostViews; count += 1) await save(inbox.asha, `view ${count}`)
    expect((await save(inbox.asha, 'one more')).statusCode).toBe(400)
    expect((await save(inbox.asha, 'words', true)).statusCode).toBe(200)
  })

  test('of a member who leaves the own views go, and those that are shared stay', async () => {
    await save(inbox.ravi, 'own')
    await save(inbox.ravi, 'shared', true)
    await inbox.desk.store.write((tx) => forgetMember(tx, staff, inbox.time))
    expect(await names(inbox.asha)).toEqual(['shared'])
    expect((await inbox.desk.store.db.selectFrom('saved_view').select('name').execute()).length).toBe(1)
  })
})
