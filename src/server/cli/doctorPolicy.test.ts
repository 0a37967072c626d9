import { expect, test } from 'vitest'
import { retentionDays } from '#content/retention.ts'
import { readConfig } from '../config.ts'
import { checkPhone, checkPolicy } from './doctorPolicy.ts'

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

test('doctor fails for a telephone number that does not lead to one telephone from everywhere, and says how to write it', async () => {
  for (const phone of ['+91 98765 43210', '+44 (0)20 7946 0000', '+91-11-2345-6789'])
    expect(await checkPhone(phone)).toMatchObject({ state: 'ok' })
  for (const phone of ['98765 43210', '+91 98765 43210 / 43211', '+44 20 7946 0000 ext. 12', '']) {
    expect(await checkPhone(phone)).toEqual({ state: 'fail', text: expect.stringContaining('like +91 98765 43210') })
  }
  expect(await checkPhone()).toMatchObject({ state: 'ok' })
})
