import type { FastifyBaseLogger } from 'fastify'
import type { Backend } from '../backend.ts'
import { loggable } from '../http/errors.ts'
import { queueReminders } from './bookings.ts'

const minute = 60_000

/** Queues reminders of calls as they become due, while the server runs. Returns a function that stops it. */
export function startReminders(backend: Backend, log: Pick<FastifyBaseLogger, 'warn'>): () => void {
  const look = async () => {
    try {
      if (backend.mail && (await queueReminders(backend, backend.now())) > 0) backend.wakeMailer()
    } catch (error) {
      log.warn({ problem: loggable(error) }, 'reminders of calls cannot be queued')
    }
  }
  const timer = setInterval(() => void look(), minute).unref()
  return () => clearInterval(timer)
}
