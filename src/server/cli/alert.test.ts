import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { site } from '#content/site.ts'
import { cliIn } from './testing/testCli.ts'

test('a unit that failed is reported to the receiver of alerts, without a database', async () => {
  const bodies: string[] = []
  let status = 200
  const receiver = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += chunk
    bodies.push(body)
    response.writeHead(status).end()
  })
  await once(receiver.listen(0, '127.0.0.1'), 'listening')
  const { port } = receiver.address() as AddressInfo
  const url = `http://127.0.0.1:${port}/hook?token=secret`
  const desk = cliIn({ DATA_DIR: '/nowhere', ALERT_WEBHOOK_URL: url, PUBLIC_URL: 'https://desk.example.com' })
  const text = 'pravasi-desk-backup.service has failed'
  expect(await desk('alert', text)).toEqual({ code: 0, out: 'The alert was received.\n', err: '' })
  expect(JSON.parse(bodies[0] ?? '')).toMatchObject({
    event: 'problem',
    text: `${site.product} (https://desk.example.com): ${text}`,
  })
  status = 500
  const refused = await desk('alert', text)
  expect([refused.code, refused.err.includes('answered 500'), refused.err.includes('secret')]).toEqual([1, true, false])
  receiver.close()
})

test('without a receiver it says that nobody can be told', async () => {
  const { code, err } = await cliIn({ DATA_DIR: '/nowhere' })('alert', 'x')
  expect([code, err]).toEqual([1, 'ALERT_WEBHOOK_URL is not set: nobody can be told.\n'])
})
