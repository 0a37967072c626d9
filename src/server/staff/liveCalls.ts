import type { ServerResponse } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { type LiveChange, liveEvents } from '#contract/staff/operation.ts'
import { mayCall } from '#contract/staff/roles.ts'
import { HttpError } from '../http/errors.ts'
import { texts } from '../http/texts.ts'
import type { Change } from '../store/changes.ts'
import type { Desk } from './desk.ts'
import { StreamCounter } from './liveStreams.ts'
import { LiveWriter } from './liveWriter.ts'
import { memberOf } from './sessions.ts'
import { addStaffCall } from './staffRoute.ts'

/** Milliseconds between two comments that keep proxies from closing the stream; each time the session is looked at. */
const heartbeat = 15_000

/** Adds the stream of changes (server-sent events). It ends with the session, and does not keep it alive. */
export function addLiveCalls(app: FastifyInstance, desk: Desk): void {
  const open = new Set<ServerResponse>()
  const streams = new StreamCounter()
  let closing = false
  addStaffCall(app, desk, 'live', undefined, async ({ reply, session, member }) => {
    const { backend, members, changes } = desk
    const out = reply.raw
    const seesEnquiries = mayCall(member.role, 'enquiry')
    // Before anything is waited for, or many at once would all find room. A request that fails closes, too.
    out.once('close', streams.take(session.id, member.address))
    // A browser takes nobody for present until it is told.
    const beginning = () =>
      eventOf(liveEvents.ready, {}) + (seesEnquiries ? eventOf(liveEvents.presence, changes.present) : '')
    const writer = new LiveWriter(out, beginning)
    const endIfOver = async (): Promise<boolean> => {
      const now = await memberOf(backend.store, members, session.id, backend.now()).catch(() => member)
      if (now?.role === member.role) return false
      // With another role it connects again, and gets what that role may see.
      out.end(now ? '' : eventOf(liveEvents.signedOut, {}))
      return true
    }
    // Before the answer begins: where the database is away it is an error, and no stream on which nothing ever comes.
    const stop = await changes.listen(({ changes: fresh, present }) => {
      // Whatever came before 'ready' is loaded with it.
      if (!out.headersSent) return
      for (const change of visibleOnce(fresh, seesEnquiries)) writer.write(eventOf(liveEvents.change, change))
      // Somebody was signed out, lost access or has another role.
      if (fresh.some(({ kind }) => kind === 'member')) void endIfOver()
      if (present && seesEnquiries) writer.write(eventOf(liveEvents.presence, present))
    })
    if (closing || out.destroyed) stop()
    // A stream that began after the others were ended would keep the server from stopping.
    if (closing) throw new HttpError(503, texts.stopping, { 'Retry-After': '5' })
    if (out.destroyed) return {}
    reply.hijack()
    out.writeHead(200, {
      ...(reply.getHeaders() as Record<string, string>),
      'Content-Type': 'text/event-stream; charset=utf-8',
      // nginx would hold the events back otherwise.
      'X-Accel-Buffering': 'no',
    })
    open.add(out)
    let wasFull = false
    const timer = setInterval(async () => {
      // Nobody reads any more: the connection is dead, or held open on purpose.
      if (wasFull && writer.isFull) return void out.destroy()
      wasFull = writer.isFull
      if (!(await endIfOver())) writer.write(':\n\n')
    }, heartbeat).unref()
    out.on('close', () => {
      clearInterval(timer)
      stop()
      open.delete(out)
    })
    // After it began to listen, so that nothing is missed between the browser's loading and the first event.
    writer.write(`retry: 2000\n${beginning()}`)
    return {}
  })
  // Open streams would keep the server from stopping.
  app.addHook('preClose', async () => {
    closing = true
    desk.changes.stop()
    for (const out of open) out.end()
  })
}

/** Each record once, and without what the role may not see. */
function visibleOnce(fresh: readonly Change[], seesEnquiries: boolean): LiveChange[] {
  const seen = fresh.filter(({ kind }) => seesEnquiries || kind === 'comment' || kind === 'member')
  const changes = seen.map(({ kind, subject, what }) => ({ kind, id: subject, what }))
  return [...new Map(changes.map((one) => [`${one.kind} ${one.id} ${one.what}`, one])).values()]
}

function eventOf(name: string, data: object): string {
  return `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`
}
