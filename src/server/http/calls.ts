import type { FastifyInstance } from 'fastify'
import { callPath, commentBody, enquiryBody, reportBody, subscriptionBody } from '#contract/calls.ts'
import type { Backend } from '../backend.ts'
import { addComment, addReply } from '../comments.ts'
import { receiveEnquiry } from '../enquiries.ts'
import { Refusal } from '../refusal.ts'
import { reportComment } from '../reports.ts'
import { subscribe } from '../subscriptions.ts'
import { texts } from '../texts.ts'
import type { Limits } from './limits.ts'
import { onlyMethods } from './methods.ts'
import { sendThread } from './sendThread.ts'
import { addWrite } from './writes.ts'

// The contract's paths with the router's parameter in place of an id.
const at = {
  contact: callPath.contact(),
  subscribe: callPath.subscribe(),
  comments: pattern(callPath.comments),
  reply: pattern(callPath.reply),
  report: pattern(callPath.report),
}

/** The calls of the contract (specification, section 7). */
export function addCalls(app: FastifyInstance, backend: Backend, limits: Limits): void {
  const knownArticle = (id: string) => {
    if (!backend.knownBlogs.has(id)) throw new Refusal(404, texts.unknownArticle)
  }
  addWrite(app, backend, limits, { url: at.contact, kind: 'enquiry', schema: enquiryBody, effect: receiveEnquiry })
  addWrite(app, backend, limits, {
    url: at.subscribe,
    kind: 'subscription',
    schema: subscriptionBody,
    effect: (tx, body, written) => subscribe(tx, body, written, backend.mail !== undefined),
  })
  addWrite(app, backend, limits, {
    url: at.comments,
    kind: 'comment',
    schema: commentBody,
    guard: knownArticle,
    effect: (tx, body, written, blogId) => addComment(tx, blogId, body, written),
  })
  addWrite(app, backend, limits, {
    url: at.reply,
    kind: 'comment',
    schema: commentBody,
    effect: (tx, body, written, parentId) => addReply(tx, parentId, body, written),
  })
  addWrite(app, backend, limits, {
    url: at.report,
    kind: 'report',
    schema: reportBody,
    effect: (tx, body, written, commentId) => reportComment(tx, commentId, body, written),
  })
  sendThread(app, backend.store, at.comments, knownArticle)
  onlyMethods(app, at.contact, ['POST'])
  onlyMethods(app, at.subscribe, ['POST'])
  onlyMethods(app, at.comments, ['GET', 'POST'])
  onlyMethods(app, at.reply, ['POST'])
  onlyMethods(app, at.report, ['POST'])
}

function pattern(path: (id: string) => string): string {
  return decodeURIComponent(path(':id'))
}
