import type { FastifyInstance, HTTPMethods } from 'fastify'
import { Refusal } from '../refusal.ts'
import { texts } from '../texts.ts'

const all: readonly HTTPMethods[] = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']

/** Answers all other methods at this address with 405 and says which are right. */
export function onlyMethods(app: FastifyInstance, url: string, right: readonly ('GET' | 'POST')[]): void {
  const rest = all.filter((method) => !right.some((one) => one === method || (one === 'GET' && method === 'HEAD')))
  const refuse = async () => {
    throw new Refusal(405, texts.wrongMethod(right.join(' and ')), { Allow: right.join(', ') })
  }
  // Before the body is read: its type does not matter any more.
  app.route({ method: rest, url, onRequest: refuse, handler: refuse })
}
