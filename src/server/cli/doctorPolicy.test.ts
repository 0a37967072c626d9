import { expect, test } from 'vitest'
import { retentionDays } from '#content/retention.ts'
import type { Practice } from '#content/site.ts'
import { readConfig } from '../config.ts'
import { checkLawReview, checkPhone, checkPolicy, checkPractice } from './doctorPolicy.ts'

const officer = { name: 'A. Rao', address: 'New Delhi', email: '' }
const configOf = (env: Record<string, string>) => ({ config: readConfig(env, 'dist/site') })

test('without settings of its own the server applies the periods that the policy prints', async () => {
  expect(configOf({}).config.retention).toEqual(retentionDays)
  expect(await checkPolicy(configOf({}), officer)).toMatchObject({ state: 'ok' })
})

test('doctor fails while a setting differs from the printed period, and names both', async () => {
  const { state, text } = await checkPolicy(configOf({ RETENTION_NETWORKS_DAYS: '7' }), officer)
  expect(state).toBe('fail')
  expect(text).toContain(`RETENTION_NETWORKS_DAYS is 7, not ${retentionDays.networks}`)
})

test('doctor notes that no grievance officer is named', async () => {
  expect(await checkPolicy(configOf({}), { ...officer, name: '' })).toEqual({
    state: 'note',
    text: expect.stringContaining('grievanceOfficer in src/content/site.ts'),
  })
})

test('doctor lists what the kind of the practice makes the site show', async () => {
  const firm: Practice = {
    kind: 'law firm',
    legalName: 'Example & Example',
    address: '1 Example Road, New Delhi',
    areas: 'property',
    advocates: [
      { name: 'A', enrolment: 'D/1/2010', enrolled: '1 July 2010', council: 'Delhi', qualifications: 'LL.B.' },
    ],
    accountants: 'Example',
    freeCall: '20 minutes',
    confirmed: ['approval'],
    fees: 'In rupees.',
  }
  expect(await checkPractice(firm)).toEqual({
    state: 'ok',
    text: 'a law firm: no stories by clients, no years of experience, nothing free, with the notice of rule 36',
  })
  expect(await checkPractice({ ...firm, advocates: [] })).toMatchObject({
    state: 'fail',
    text: expect.stringContaining('the notice of rule 36 lacks advocates'),
  })
  expect(await checkPractice({ ...firm, kind: 'coordinator' })).toMatchObject({
    state: 'ok',
    text: expect.stringContaining('no notice of rule 36'),
  })
  expect(await checkPractice({ ...firm, kind: undefined, fees: '' })).toEqual({
    state: 'note',
    text: expect.stringMatching(/which a law firm in India may not do: set kind.*leaves out fees/),
  })
})

test('doctor notes that no lawyer has reviewed the texts, and names the one who has', async () => {
  expect(await checkLawReview({ name: '', qualification: '' })).toEqual({
    state: 'note',
    text: expect.stringContaining('lawReviewer in src/content/site.ts'),
  })
  expect(await checkLawReview({ name: 'Asha Rao', qualification: 'advocate' })).toEqual({
    state: 'ok',
    text: expect.stringContaining('Asha Rao'),
  })
})

test('doctor fails for a telephone number that does not lead to one telephone from everywhere, and says how to write it', async () => {
  for (const phone of ['+91 98765 43210', '+44 (0)20 7946 0000', '+91-11-2345-6789'])
    expect(await checkPhone(phone)).toMatchObject({ state: 'ok' })
  for (const phone of ['98765 43210', '+91 98765 43210 / 43211', '+44 20 7946 0000 ext. 12', '']) {
    expect(await checkPhone(phone)).toEqual({ state: 'fail', text: expect.stringContaining('like +91 98765 43210') })
  }
  expect(await checkPhone()).toMatchObject({ state: 'ok' })
})
