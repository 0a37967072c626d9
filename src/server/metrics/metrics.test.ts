import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readConfig } from '../config.ts'
import { start } from '../start.ts'
import { freePort } from '../testing/freePort.ts'

const folder = mkdtempSync(join(tmpdir(), 'desk-metrics-'))
const enquiry = { name: 'Asha Rao', email: 'asha@example.org', message: 'A plot', contactNumber: '1' }

test('metrics count responses by route and status on a separate port, without personal data', async () => {
  const port = await freePort()
  const env = { DATA_DIR: folder, PORT: '0', HOST: '127.0.0.1', LOG_LEVEL: 'silent', METRICS_PORT: String(port) }
  const running = await start(readConfig({ ...env, LIMITS_ENQUIRIES: '2/1h' }, 'none'), (id) => id === 'blog1')
  for (let index = 0; index < 4; index += 1)
    await running.app.inject({ method: 'POST', url: '/api/contact', payload: enquiry })
  await running.app.inject('/api/comments/asha@example.org')
  const response = await fetch(`http://127.0.0.1:${port}/metrics`)
  const text = await response.text()
  expect(response.headers.get('content-type')).toContain('text/plain; version=0.0.4')
  expect(text).toContain('# TYPE desk_responses_total counter')
  expect(text).toContain('desk_responses_total{route="/api/contact",method="POST",status="201"} 2\n')
  expect(text).toContain('desk_responses_total{route="/api/contact",method="POST",status="429"} 2\n')
  expect(text).toMatch(/^desk_emails_waiting 2$/m)
  expect(text).toMatch(/^desk_emails_dead 0$/m)
  expect(text).toMatch(/^desk_ready 1$/m)
  expect(text).toMatch(/^desk_disk_free_bytes \d{6,}$/m)
  expect(text).not.toMatch(/asha/i)
  expect((await fetch(`http://127.0.0.1:${port}/api/contact`)).status).toBe(404)
  expect((await running.app.inject('/metrics')).statusCode).toBe(404)
  await running.stop()
  await expect(fetch(`http://127.0.0.1:${port}/metrics`)).rejects.toThrow()
  rmSync(folder, { recursive: true })
})
