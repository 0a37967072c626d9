import { expect, test } from 'vitest'
import { readConfig } from '../config.ts'
import { checkBounces } from './doctorBounces.ts'

const check = (env: Record<string, string>) =>
  checkBounces({ config: readConfig({ SMTP_URL: 'smtp://mail.example.com', ...env }, 'dist/site') })
const BOUNCE_WEBHOOK_SECRET = 'a secret that the mail service knows'

test('doctor notes that nobody can report bounces, and names the address to which they go in vain', async () => {
  expect(await check({})).toEqual({ state: 'note', text: expect.stringMatching(/^nobody .*BOUNCE_WEBHOOK_SECRET$/) })
  expect(await check({ BOUNCE_ADDRESS: 'bounces+{id}@example.com' })).toEqual({
    state: 'note',
    text: expect.stringMatching(/^BOUNCE_ADDRESS is set, but .*BOUNCE_WEBHOOK_SECRET$/),
  })
  for (const fine of [{ BOUNCE_WEBHOOK_SECRET }, { SMTP_URL: '' }])
    expect(await check(fine)).toMatchObject({ state: 'ok' })
})

test('doctor notes a bounce address of another organisation than the sender, and none of another host of the same', async () => {
  const at = (bounces: string, sender: string) =>
    check({ BOUNCE_WEBHOOK_SECRET, BOUNCE_ADDRESS: `b+{id}@${bounces}`, MAIL_FROM: `Desk <desk@${sender}>` })
  for (const [bounces, sender] of [
    ['example.com', 'example.com'],
    ['Bounces.Example.com', 'example.com'],
    ['bounces.example.com', 'mail.example.com'],
    ['bounces.example.co.in', 'example.co.in'],
    ['bounces.bücher.example', 'bücher.example'],
    ['bounces.nri.in', 'nri.in'],
    ['nri.in', 'mail.nri.in'],
  ] as const)
    expect([bounces, await at(bounces, sender)]).toEqual([bounces, expect.objectContaining({ state: 'ok' })])
  for (const [bounces, sender] of [
    ['relay.example.net', 'example.com'],
    ['other.co.in', 'example.co.in'],
  ] as const)
    expect(await at(bounces, sender)).toEqual({
      state: 'note',
      text: expect.stringContaining(`${sender}: SPF does not count for DMARC`),
    })
})
