import type { FastifyBaseLogger } from 'fastify'
import type { Backend } from '../backend.ts'
import { loggable } from '../http/errors.ts'
import { defaultBatch } from './defaultBatch.ts'
import { queueBatches } from './queueBatches.ts'
import { startDue } from './schedule.ts'

/** Milliseconds between two looks for a batch that is due. */
const interval = 5000

/**
 * Begins what is scheduled and due, and passes running newsletters to the mail queue, batch by batch: never more than one of each is there, so that the mail
 * worker is done with it soon. What is left to send is in the database, so a restart goes on where the last batch ended.
 */
export function startNewsletters(backend: Backend, log: Pick<FastifyBaseLogger, 'warn'>, pause = interval): () => void {
  const { store, mail, now, wakeMailer } = backend
  let isBusy = false
  const look = async () => {
    if (isBusy) return
    isBusy = true
    try {
      // Without mail nothing begins: it would wait in the queue and go out when mail comes back, whenever that is.
      if (mail) await startDue(store, now())
      if ((await queueBatches(store, mail?.newsletterBatch ?? defaultBatch, now())) > 0) wakeMailer()
    } catch (error) {
      log.warn({ problem: loggable(error) }, 'newsletters cannot be queued')
    }
    isBusy = false
  }
  const timer = setInterval(() => void look(), pause).unref()
  return () => clearInterval(timer)
}
