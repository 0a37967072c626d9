import { expect, test } from 'vitest'
import type { StaffCallName } from '#contract/staff/roles.ts'
import { onEachInbox } from './testing/testInbox.ts'

interface Kind {
  save: StaffCallName
  remove: StaffCallName
  words: object
  changed: object
}

const task = { text: 'Call the bank', due: '2026-01-02', assignee: '', repeats: '', enquiryId: null }
const newsletter = { article: '', title: 'Spring', summary: 'News of the office.' }

const kinds: readonly Kind[] = [
  { save: 'saveTask', remove: 'removeTask', words: task, changed: { ...task, text: 'Call the branch' } },
  {
    save: 'saveTemplate',
    remove: 'removeTemplate',
    words: { name: 'Tax', text: 'Dear {name}' },
    changed: { name: 'Tax', text: 'Dear {name},' },
  },
  {
    save: 'saveNewsletter',
    remove: 'removeNewsletter',
    words: newsletter,
    changed: { ...newsletter, summary: 'News of the office, and of the law.' },
  },
]

onEachInbox((inbox) => {
  test.each(kinds)('$remove leaves what a colleague has changed since, and says so', async (kind) => {
    const { save, remove, words, changed } = kind
    const { id } = (await inbox.asha.call(save, { body: words })).json<{ id: string }>()
    const seen = { id, body: { version: 1 } }
    expect((await inbox.ravi.call(save, { body: { ...changed, ...seen.body, id } })).statusCode).toBe(200)
    expect((await inbox.asha.call(remove, seen)).statusCode).toBe(409)
    // It is there to be changed on.
    expect((await inbox.ravi.call(save, { body: { ...words, id, version: 2 } })).json()).toMatchObject({ version: 3 })
    expect((await inbox.asha.call(remove, { id, body: { version: 3 } })).statusCode).toBe(204)
  })

  test.each(kinds)(
    '$remove goes on from what the same member changed since',
    async ({ save, remove, words, changed }) => {
      const { id } = (await inbox.asha.call(save, { body: words })).json<{ id: string }>()
      await inbox.asha.call(save, { body: { ...changed, id, version: 1 } })
      expect((await inbox.asha.call(remove, { id, body: { version: 1 } })).statusCode).toBe(204)
    },
  )
})
