import { expect, test } from 'vitest'
import { readConfig } from '../config.ts'
import { startTestImap } from '../messages/testing/testImap.ts'
import { checkReplies } from './doctorReplies.ts'

const staffed = { STAFF: 'owner:asha@example.com', SMTP_URL: 'smtp://127.0.0.1:1' }
const REPLY_ADDRESS = 'desk+{id}@example.com'
const check = (env: Record<string, string>) => checkReplies({ config: readConfig(env, 'none') })

test('doctor says where clients’ replies go, and fails where they would be lost', async () => {
  expect(await check({})).toMatchObject({ state: 'ok' })
  expect(await check(staffed)).toMatchObject({ state: 'note' })
  expect(await check({ ...staffed, REPLY_ADDRESS })).toMatchObject({ state: 'fail' })
  const MAIL_WEBHOOK_SECRET = 'a secret of the mail service'
  expect(await check({ ...staffed, MAIL_WEBHOOK_SECRET })).toMatchObject({ state: 'note' })
  expect(await check({ ...staffed, MAIL_WEBHOOK_SECRET, REPLY_ADDRESS })).toMatchObject({ state: 'ok' })
})

test('doctor tries the mailbox, and never prints its password', async () => {
  const imap = await startTestImap()
  expect(await check({ ...staffed, REPLY_ADDRESS, IMAP_URL: imap.url })).toMatchObject({ state: 'ok' })
  const wrong = await check({ ...staffed, REPLY_ADDRESS, IMAP_URL: imap.url.replace('secret', 'wrong') })
  expect(wrong).toMatchObject({ state: 'fail', text: expect.stringContaining('(name or password refused)') })
  expect(wrong.text).not.toMatch(/wrong|desk@|desk%40/)
  imap.refuses = (command) => command === 'EXAMINE'
  expect((await check({ ...staffed, REPLY_ADDRESS, IMAP_URL: imap.url })).text).toContain('(SERVERBUG)')
  await imap.close()
  expect(await check({ ...staffed, REPLY_ADDRESS, IMAP_URL: imap.url })).toMatchObject({ state: 'fail' })
})
