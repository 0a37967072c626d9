import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Backend } from '../backend.ts'
import { type Moderation, moderate } from '../moderation/moderate.ts'
import { confirmSubscription, unsubscribe } from '../subscriptions.ts'
import { linkTexts } from './linkTexts.ts'
import { linkPath, signedPath } from './linkUrls.ts'
import { type LinkPage, linkPageHeaders, linkPageHtml } from './pageHtml.ts'
import { checkToken, type LinkAction, type Permit } from './signedLink.ts'

interface Shown {
  status: number
  page: LinkPage
}

/**
 * The pages behind the links in letters. GET shows what would happen and a button; only POST acts, because mail scanners
 * follow links. They work without JavaScript, and the POST needs no body (RFC 8058 sends one that says nothing more).
 */
export function addLinkPages(app: FastifyInstance, backend: Backend): void {
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', (_request, payload, done) => {
      payload.resume()
      done(null)
    })
    const paths = new Set(Object.values(linkPath))
    for (const path of paths) {
      const allowed = (permit: Permit) => linkPath[permit.action] === path
      scope.get<{ Params: { token: string } }>(path, ({ params }, reply) =>
        answer(
          reply,
          withPermit(backend, params.token, allowed, (permit) => ask(backend, permit, params.token)),
        ),
      )
      scope.post<{ Params: { token: string } }>(path, ({ params }, reply) =>
        answer(
          reply,
          withPermit(backend, params.token, allowed, (permit) => act(backend, permit)),
        ),
      )
    }
  })
}

async function answer(reply: FastifyReply, shown: Promise<Shown>): Promise<FastifyReply> {
  const { status, page } = await shown
  return reply.code(status).headers(linkPageHeaders).type('text/html; charset=utf-8').send(linkPageHtml(page))
}

async function withPermit(
  { secret, now }: Backend,
  token: string,
  allowed: (permit: Permit) => boolean,
  then: (permit: Permit) => Promise<Shown>,
): Promise<Shown> {
  const checked = checkToken(token, secret, now())
  if (checked.state === 'expired') return { status: 410, page: linkTexts.expired }
  if (checked.state === 'altered' || !allowed(checked.permit)) return { status: 404, page: linkTexts.altered }
  return then(checked.permit)
}

async function ask({ store }: Backend, permit: Permit, token: string): Promise<Shown> {
  const { title, text, button } = linkTexts[permit.action]
  const page = { title, text, button: { label: button, path: linkPath[permit.action].replace(':token', token) } }
  if (!isModeration(permit.action)) return { status: 200, page }
  const row = await store.db
    .selectFrom('comment')
    .select(['author', 'text', 'state', 'revision'])
    .where('id', '=', permit.id)
    .executeTakeFirst()
  if (!row || row.state === 'erased') return { status: 410, page: linkTexts.missing }
  if (row.revision !== permit.revision) return { status: 410, page: linkTexts.used }
  return { status: 200, page: { ...page, quote: { author: row.author || linkTexts.anonymous, text: row.text } } }
}

async function act(backend: Backend, permit: Permit): Promise<Shown> {
  const { store, now } = backend
  const { action, id, revision } = permit
  const done = { status: 200, page: linkTexts[action].done }
  if (action === 'unsubscribe') {
    const state = await store.write((tx) => unsubscribe(tx, id, now()))
    if (state === 'missing') return { status: 410, page: linkTexts.missing }
    return state === 'barred' ? { status: 200, page: linkTexts.barred } : done
  }
  if (action === 'confirm') {
    const confirmed = await store.write((tx) => confirmSubscription(tx, id, revision, now()))
    return confirmed ? done : { status: 410, page: linkTexts.missing }
  }
  const moderated = await store.write((tx) => moderate(tx, id, action, now(), revision))
  if (moderated.state === 'used') return { status: 410, page: linkTexts.used }
  if (moderated.state !== 'done') return { status: 410, page: linkTexts.missing }
  const opposite: Moderation = action === 'delete' ? 'restore' : 'delete'
  const path = signedPath(backend, opposite, id, moderated.revision)
  return { status: 200, page: { ...done.page, button: { label: linkTexts[opposite].button, path } } }
}

function isModeration(action: LinkAction): action is Moderation {
  return action === 'delete' || action === 'restore'
}
