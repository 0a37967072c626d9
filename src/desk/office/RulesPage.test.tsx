// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { languages } from '#content/languages.ts'
import { deskTexts } from '#content/texts/staff/desk.ts'
import { ruleTexts as texts } from '#content/texts/staff/rules.ts'
import type { Rule, RulesAnswer, RulesChange } from '#contract/staff/rules.ts'
import { dropDrafts } from '../data/drafts.ts'
import { announceChange } from '../data/live.ts'
import { dismissAll } from '../data/undo.ts'
import { answer, owner } from '../testing/fakeServer.ts'
import { showDesk } from '../testing/showDesk.tsx'

afterEach(() => {
  cleanup()
  dismissAll()
  dropDrafts()
})

/** The last one of the site: a site may have no other than English. */
const language = languages.at(-1) ?? languages[0]
const first: Rule = {
  ...{ name: 'Emirates', service: '', language: language.code, country: 'AE', sender: '' },
  ...{ assignee: 'gone@office.example', tags: ['Dubai'], stage: 'call' },
}
const second: Rule = {
  ...first,
  name: 'Firm',
  language: '',
  country: '',
  sender: 'firm.example',
  assignee: '',
  stage: '',
}
const stored: RulesAnswer = {
  version: 3,
  rules: [first, second],
  unknownMembers: ['gone@office.example'],
  unusedTags: ['Dubai'],
  countries: ['GB', 'AE'],
}

async function show(session = owner) {
  let now = stored
  const shown = await showDesk(
    '/rules',
    (server) => {
      server.on('rules', () => now)
      server.on('saveRules', ({ body }) => {
        now = { ...now, ...(body as RulesChange), version: now.version + 1 }
        return now
      })
    },
    session,
  )
  await screen.findByRole('heading', { name: 'Emirates' })
  /** A colleague saves these. */
  const change = (rules: Rule[]) => {
    now = { ...now, version: now.version + 1, rules }
    announceChange({ kind: 'office', id: '', what: 'changed' })
  }
  return { ...shown, change }
}

const names = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
const fill = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })

test('the rules say what they ask for and do, and which of them name somebody or something that is gone', async () => {
  await show({ ...owner, role: 'staff' })
  expect(
    screen.getByText(`If the page is in ${language.name} and the phone number is of United Arab Emirates`),
  ).toBeTruthy()
  expect(screen.getByText(texts.unknownMember('Gone'))).toBeTruthy()
  expect(screen.getAllByText(texts.unusedTags('Dubai')).length).toBe(2)
  expect([screen.getByText(texts.ownerOnly), screen.queryByRole('button', { name: texts.add })]).toEqual([
    expect.anything(),
    null,
  ])
})

test('their order is changed with the version that was seen, and the change is undone', async () => {
  const { server } = await show()
  fireEvent.click(screen.getByRole('button', { name: texts.down('Emirates') }))
  await waitFor(() => expect(names()).toEqual(['Firm', 'Emirates']))
  expect(server.calls('saveRules')[0]?.body).toEqual({ version: 3, rules: [second, first] })
  fireEvent.click(await screen.findByRole('button', { name: /^Undo/ }))
  await waitFor(() => expect(names()).toEqual(['Emirates', 'Firm']))
  expect(server.calls('saveRules')[1]?.body).toMatchObject({ version: 4 })
})

test('a rule without a condition, an act or a possible sender is refused before it is sent, and a whole one is added', async () => {
  const { server } = await show()
  fireEvent.click(screen.getByRole('button', { name: texts.add }))
  fill(texts.name, 'New one')
  const save = () => fireEvent.click(screen.getByRole('button', { name: texts.save }))
  save()
  expect(await screen.findByText(texts.noCondition)).toBeTruthy()
  fill(texts.sender, '*@firm.example')
  save()
  expect(await screen.findByText(texts.badSender)).toBeTruthy()
  fill(texts.sender, ' firm.example ')
  save()
  expect(await screen.findByText(texts.noAction)).toBeTruthy()
  fill(texts.tags, ' Firm ,वसीयत, firm,')
  save()
  await screen.findByRole('heading', { name: 'New one' })
  const { rules } = server.calls('saveRules').map(({ body }) => body as RulesChange)[0] ?? stored
  expect(rules[2]).toEqual({ ...second, name: 'New one', tags: ['वसीयत', 'Firm'] })
})

test('a colleague’s rules that came first are shown, and what was typed stays', async () => {
  const { server } = await show()
  server.on('saveRules', () => answer(409, { ...stored, version: 9, rules: [{ ...first, name: 'Theirs' }] }))
  fireEvent.click(screen.getByRole('button', { name: texts.add }))
  fill(texts.name, 'Mine')
  fill(texts.sender, 'a.example')
  fill(texts.tags, 'x')
  fireEvent.click(screen.getByRole('button', { name: texts.save }))
  await screen.findByRole('heading', { name: 'Theirs' })
  expect([screen.getByText(texts.conflict), screen.getByDisplayValue('Mine')]).toBeTruthy()
})

test('an opened rule is changed where it stands by now, and nothing that a colleague did to others is taken back', async () => {
  const { server, change } = await show()
  fireEvent.click(screen.getByRole('button', { name: texts.editNamed('Firm') }))
  fill(texts.tags, 'Mine')
  const theirs = { ...second, name: 'Theirs' }
  change([theirs, second])
  await screen.findByRole('heading', { name: 'Theirs' })
  fireEvent.click(screen.getByRole('button', { name: texts.save }))
  await screen.findByText(texts.saved)
  expect(server.calls('saveRules').map(({ body }) => body)).toEqual([
    { version: 4, rules: [theirs, { ...second, tags: ['Mine'] }] },
  ])
})

test.each([
  ['changed', [first, { ...second, stage: 'quote' as const }], [first, { ...second, name: 'Mine' }]],
  ['deleted', [first], [first, { ...second, name: 'Mine' }]],
])('an opened rule that a colleague %s meanwhile is a conflict until it is saved again', async (_, theirs, saved) => {
  const { server, change } = await show()
  fireEvent.click(screen.getByRole('button', { name: texts.editNamed('Firm') }))
  fill(texts.name, 'Mine')
  change(theirs)
  await waitFor(() => expect(server.calls('rules')).toHaveLength(2))
  // The first press may come before their rules are here: the server says so.
  server.on('saveRules', () => answer(409, { ...stored, version: 4, rules: theirs }))
  fireEvent.click(screen.getByRole('button', { name: texts.save }))
  await screen.findByText(texts.conflict)
  server.on('saveRules', ({ body }) => ({ ...stored, ...(body as RulesChange), version: 5 }))
  fireEvent.click(screen.getByRole('button', { name: texts.save }))
  await screen.findByText(texts.saved)
  expect(server.calls('saveRules').at(-1)?.body).toEqual({ version: 4, rules: saved })
})

test('a rule that is being written is there again after the page was left, over what it was opened with, until it is saved or cancelled', async () => {
  await show()
  fireEvent.click(screen.getByRole('button', { name: texts.editNamed('Firm') }))
  fill(texts.name, 'Mine')
  fill(texts.tags, 'one, two,')
  cleanup()
  const { server, change } = await show()
  expect([screen.getByDisplayValue('Mine'), screen.getByDisplayValue('one, two,')]).toHaveLength(2)
  change([first, { ...second, stage: 'quote' }])
  await waitFor(() => expect(server.calls('rules')).toHaveLength(2))
  fireEvent.click(screen.getByRole('button', { name: texts.save }))
  await screen.findByText(texts.conflict)
  fireEvent.click(screen.getByRole('button', { name: texts.save }))
  await screen.findByText(texts.saved)
  const saved = { ...second, name: 'Mine', tags: ['one', 'two'] }
  expect(server.calls('saveRules').at(-1)?.body).toEqual({ version: 4, rules: [first, saved] })
  cleanup()
  await show()
  fireEvent.click(screen.getByRole('button', { name: texts.editNamed('Firm') }))
  fill(texts.name, 'Not wanted')
  fireEvent.click(screen.getByRole('button', { name: deskTexts.cancel }))
  cleanup()
  await show()
  expect(screen.queryByLabelText(texts.name)).toBe(null)
})

test('a trial shows the enquiries that a rule would have touched, by name and with a link', async () => {
  const { server } = await show()
  const item = { id: 'e1', reference: 'PD-1', name: 'Meera', receivedAt: '2026-01-01T00:00:00Z', rules: ['Firm'] }
  server.on('tryRules', () => ({ looked: 50, items: [item] }))
  fireEvent.click(screen.getByRole('button', { name: texts.tryAll }))
  expect(await screen.findByText(texts.tried(1, 50))).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Meera' }).getAttribute('href')).toBe('/desk/enquiries/e1')
})
