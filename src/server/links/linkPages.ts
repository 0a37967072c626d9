import type { FastifyInstance, FastifyReply } from 'fastify'
import { linkActor, recordAudit } from '../audit/audit.ts'
import type { Backend } from '../backend.ts'
import { type Moderation, moderate } from '../comments/moderate.ts'
import { confirmSubscription, unsubscribe } from '../subscriptions/subscriptions.ts'
import { linkTexts } from './linkTexts.ts'
import { type LinkPage, linkPageHeaders, linkPageHtml } from './pageHtml.ts'
import { type LinkAction, linkPath, signedPath, type TokenPayload, verifyToken } from './signedLink.ts'

/** Bytes of a POST's ignored body; a mail client sends about thirty (RFC 8058). */
const maxLinkBody = 16 * 1024

/** A call is booked on a page of its own. */
type Payload = TokenPayload & { action: Exclude<LinkAction, 'call'> }

interface PageResponse {
  status: number
  page: LinkPage
}

/**
 * Adds the pages behind signed links (API-11). GET only shows what would happen and a button, because mail scanners
 * follow links; POST acts. The pages need no JavaScript, and POST ignores its body (RFC 8058 sends one).
 */
export function addLinkPages(app: FastifyInstance, backend: Backend): void {
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: maxLinkBody }, (_request, _body, done) =>
      done(null),
    )
    const paths = new Set(Object.values(linkPath).filter((path) => path !== linkPath.call))
    for (const path of paths) {
      const isAllowed = (payload: TokenPayload): payload is Payload =>
        payload.action !== 'call' && linkPath[payload.action] === path
      scope.get<{ Params: { token: string } }>(path, ({ params }, reply) =>
        send(
          reply,
          withToken(backend, params.token, isAllowed, (payload) => ask(backend, payload, params.token)),
        ),
      )
      scope.post<{ Params: { token: string } }>(path, ({ params }, reply) =>
        send(
          reply,
          withToken(backend, params.token, isAllowed, (payload) => act(backend, payload)),
        ),
      )
    }
  })
}

async function send(reply: FastifyReply, response: Promise<PageResponse>): Promise<FastifyReply> {
  const { status, page } = await response
  return reply.code(status).headers(linkPageHeaders).type('text/html; charset=utf-8').send(linkPageHtml(page))
}

async function withToken(
  { secret, now }: Backend,
  token: string,
  isAllowed: (payload: TokenPayload) => payload is Payload,
  then: (payload: Payload) => Promise<PageResponse>,
): Promise<PageResponse> {
  const checked = verifyToken(token, secret, now())
  if (checked.state === 'expired') return { status: 410, page: linkTexts.expired }
  if (checked.state === 'altered' || !isAllowed(checked.payload)) return { status: 404, page: linkTexts.altered }
  return then(checked.payload)
}

async function ask({ store }: Backend, { action, id, revision }: Payload, token: string): Promise<PageResponse> {
  const { title, text, button } = linkTexts[action]
  const page = { title, text, button: { label: button, path: linkPath[action].replace(':token', token) } }
  if (!isModeration(action)) return { status: 200, page }
  const row = await store.db
    .selectFrom('comment')
    .select(['author', 'text', 'state', 'revision'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!row || row.state === 'erased') return { status: 410, page: linkTexts.missing }
  if (row.revision !== revision) return { status: 410, page: linkTexts.used }
  return { status: 200, page: { ...page, quote: { author: row.author || linkTexts.anonymous, text: row.text } } }
}

async function act(backend: Backend, { action, id, revision }: Payload): Promise<PageResponse> {
  const { store, now } = backend
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
  const moderated = await store.write(async (tx) => {
    const result = await moderate(tx, id, action, now(), revision)
    if (result.state === 'done') await recordAudit(tx, linkActor, `comment ${action}`, id, now())
    return result
  })
  if (moderated.state === 'used') return { status: 410, page: linkTexts.used }
  if (moderated.state !== 'done') return { status: 410, page: linkTexts.missing }
  const opposite: Moderation = action === 'delete' ? 'restore' : 'delete'
  const path = signedPath(backend, opposite, id, moderated.revision)
  return { status: 200, page: { ...done.page, button: { label: linkTexts[opposite].button, path } } }
}

function isModeration(action: LinkAction): action is Moderation {
  return action === 'delete' || action === 'restore'
}
