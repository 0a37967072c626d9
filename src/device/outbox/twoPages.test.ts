import 'fake-indexeddb/auto'
import { expect, test } from 'vitest'
import {
  clearDraft,
  dropSubmitted,
  isDraftShown,
  loadDraft,
  markSubmitted,
  restoreSubmitted,
  saveDraft,
} from './drafts.ts'
import { fakeEnv } from './testing/fakeEnv.ts'
import { anotherTab, noNetwork } from './testing/typedEnquiry.ts'

const page = () => fakeEnv(noNetwork)
const flat = { message: 'A flat' }
const plot = { message: 'A plot' }

test('what was typed in a form that has not shown the text of another page leaves that text alone, however the form came to be empty', () => {
  const env = page()
  const emptied = {
    'opened before': () => loadDraft('enquiry', env),
    sent: () => dropSubmitted('enquiry', markSubmitted({ id: 'enquiry', fields: flat }, env), env),
    'emptied by hand'() {
      saveDraft('enquiry', flat, env)
      saveDraft('enquiry', { message: '' }, env)
    },
    cleared() {
      saveDraft('enquiry', flat, env)
      clearDraft('enquiry', env)
    },
  }
  for (const [how, empty] of Object.entries(emptied)) {
    empty()
    const other = anotherTab(env)
    saveDraft('enquiry', plot, other)
    for (const message of ['N', 'New']) saveDraft('enquiry', { message }, env)
    expect([loadDraft('enquiry', env), loadDraft('enquiry', anotherTab(env))], how).toEqual([
      { message: 'New' },
      { message: 'New' },
    ])
    clearDraft('enquiry', env)
    expect(loadDraft('enquiry', env), how).toEqual(plot)
    clearDraft('enquiry', env)
    expect(loadDraft('enquiry', env), how).toBeUndefined()
  }
})

test('of two pages that type on from one draft each keeps its own text, once, and clears no other', () => {
  const env = page()
  saveDraft('enquiry', flat, env)
  const other = anotherTab(env)
  loadDraft('enquiry', other)
  for (const more of ['!', '!!']) {
    saveDraft('enquiry', { message: `Here${more}` }, env)
    saveDraft('enquiry', { message: `There${more}` }, other)
  }
  const kept = () => env.drafts.get('enquiry')?.texts.map(({ fields }) => fields.message)
  expect(kept()).toEqual(['There!!', 'Here!!'])
  clearDraft('enquiry', env)
  expect(kept()).toEqual(['There!!'])
})

test('a text that a form shows since it came back is changed by what is typed on, with its key until then', () => {
  const env = page()
  const elsewhere = anotherTab(env)
  const key = markSubmitted({ id: 'enquiry', fields: flat }, elsewhere)
  expect([loadDraft('enquiry', env), isDraftShown('enquiry', flat, env)]).toEqual([undefined, false])
  restoreSubmitted({ id: 'enquiry', fields: flat }, key, false, elsewhere)
  expect(isDraftShown('enquiry', flat, env)).toBe(true)
  saveDraft('enquiry', flat, env)
  expect(env.drafts.get('enquiry')?.texts).toMatchObject([{ fields: flat, key }])
  saveDraft('enquiry', plot, env)
  expect(env.drafts.get('enquiry')?.texts.map(({ fields }) => fields)).toEqual([plot])
})
