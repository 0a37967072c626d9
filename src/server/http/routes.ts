import type { FastifyInstance, HTTPMethods } from 'fastify'
import { callPath, commentBody, enquiryBody, reportBody, subscriptionBody } from '#contract/calls.ts'
import { isIdempotencyKey } from '#contract/idempotencyKey.ts'
import type { Backend } from '../backend.ts'
import { callOffer } from '../calls/siteOffer.ts'
import { addComment, addReply, articleOf, isTooLongToShow, showProven } from '../comments/addComment.ts'
import { rebuildCommentAnswer } from '../comments/commentAnswer.ts'
import { defaultCommentRules } from '../comments/commentRules.ts'
import { reportComment, sendProven } from '../comments/reportComment.ts'
import { addThreadRoute } from '../comments/threadRoute.ts'
import { acknowledger } from '../enquiries/acknowledge.ts'
import { receiveEnquiry } from '../enquiries/receiveEnquiry.ts'
import { subscribe } from '../subscriptions/subscriptions.ts'
import { HttpError } from './errors.ts'
import { texts } from './texts.ts'
import { addWriteRoute, type WriteLimits } from './writes.ts'

const methods: readonly HTTPMethods[] = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']

/** The contract's paths with a router parameter instead of an id. */
const url = {
  contact: callPath.contact(),
  subscribe: callPath.subscribe(),
  comments: pattern(callPath.comments),
  reply: pattern(callPath.reply),
  report: pattern(callPath.report),
}

/** Adds the six calls of the contract (API-01 to API-06). */
export function addRoutes(app: FastifyInstance, backend: Backend, bounds: WriteLimits): void {
  const knownArticle = (id: string) => {
    if (!backend.isArticle(id)) throw new HttpError(404, texts.unknownArticle)
  }
  const { commentRules: rules = defaultCommentRules, proofOfWork } = backend
  const policy = { rules, proofOfWork }
  // PostgreSQL rejects some texts that SQLite only does not find, such as one with a NUL.
  const possibleComment = (id: string) => {
    if (!isIdempotencyKey(id)) throw new HttpError(404, texts.unknownComment)
  }
  const acknowledge = acknowledger(backend)
  const offerCall = callOffer(backend)
  addWriteRoute(app, backend, bounds, {
    url: url.contact,
    kind: 'enquiry',
    schema: enquiryBody,
    effect: (tx, body, context) => receiveEnquiry(tx, body, context, acknowledge, backend.staff, offerCall),
  })
  addWriteRoute(app, backend, bounds, {
    url: url.subscribe,
    kind: 'subscription',
    schema: subscriptionBody,
    effect: (tx, body, context) => subscribe(tx, body, context, backend.mail !== undefined),
  })
  addWriteRoute(app, backend, bounds, {
    url: url.comments,
    kind: 'comment',
    schema: commentBody,
    guard: knownArticle,
    rebuild: rebuildCommentAnswer,
    threadOf: async (_db, blogId, body) => (isTooLongToShow(body.text) ? undefined : blogId),
    effect: (tx, body, context, blogId) => addComment(tx, blogId, body, context, policy),
    prove: (tx, id, now) => showProven(tx, id, rules, now),
  })
  addWriteRoute(app, backend, bounds, {
    url: url.reply,
    kind: 'comment',
    schema: commentBody,
    guard: possibleComment,
    rebuild: rebuildCommentAnswer,
    threadOf: async (db, parentId, body) => (isTooLongToShow(body.text) ? undefined : articleOf(db, parentId)),
    effect: (tx, body, context, parentId) => addReply(tx, parentId, body, context, policy),
    prove: (tx, id, now) => showProven(tx, id, rules, now),
  })
  addWriteRoute(app, backend, bounds, {
    url: url.report,
    kind: 'report',
    schema: reportBody,
    guard: possibleComment,
    effect: (tx, body, context, commentId) => reportComment(tx, commentId, body, context, proofOfWork),
    prove: sendProven,
  })
  addThreadRoute(app, backend, url.comments, knownArticle)
  allowOnly(app, url.contact, ['POST'])
  allowOnly(app, url.subscribe, ['POST'])
  allowOnly(app, url.comments, ['GET', 'POST'])
  allowOnly(app, url.reply, ['POST'])
  allowOnly(app, url.report, ['POST'])
}

/** Answers all other methods of this URL with 405 and the allowed ones. */
function allowOnly(app: FastifyInstance, url: string, allowed: readonly ('GET' | 'POST')[]): void {
  const rest = methods.filter(
    (method) => !allowed.some((one) => one === method || (one === 'GET' && method === 'HEAD')),
  )
  const reject = async () => {
    throw new HttpError(405, texts.wrongMethod(allowed.join(' and ')), { Allow: allowed.join(', ') })
  }
  // In `onRequest`, so that a body with an unsupported content type gets this 405 rather than a 415.
  app.route({ method: rest, url, onRequest: reject, handler: reject })
}

function pattern(path: (id: string) => string): string {
  return decodeURIComponent(path(':id'))
}
