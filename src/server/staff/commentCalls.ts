import type { FastifyInstance } from 'fastify'
import {
  banRequest,
  type CommentItem,
  type CommentsModerated,
  commentModeration,
  commentSearch,
  providerReply,
} from '#contract/staff/comments.ts'
import { recordAudit } from '../audit/audit.ts'
import { moderate } from '../comments/moderate.ts'
import { banNetwork, type CommentNetworks, endBans, knownNetworks, networksOfComment } from '../comments/networkBans.ts'
import { addProviderReply } from '../comments/providerReply.ts'
import { commentsWithIds, commentWithThread, listComments } from '../comments/staffComments.ts'
import { HttpError } from '../http/errors.ts'
import type { Desk } from './desk.ts'
import { rejectCursor } from './inboxCalls.ts'
import { runOnce } from './runOnce.ts'
import { addStaffCall } from './staffRoute.ts'
import { staffTexts } from './staffTexts.ts'

/** The name of each action in the function that emails, command line and workplace share. */
const moderations = { approve: 'restore', hide: 'hide', delete: 'delete' } as const

/** Adds the lists of comments, moderation, answers as the provider, and bans. */
export function addCommentCalls(app: FastifyInstance, desk: Desk): void {
  const { store } = desk.backend
  const { db } = store
  const one = async (id: string, now: number): Promise<CommentItem> => {
    const [item] = await commentsWithIds(db, [id], now)
    if (!item) throw new HttpError(404, staffTexts.unknownRecord)
    return item
  }

  addStaffCall(app, desk, 'comments', commentSearch, async ({ body: { cursor, limit, ...filter }, now }) => {
    return { body: await listComments(db, filter, cursor, limit, now).catch(rejectCursor) }
  })

  addStaffCall(app, desk, 'comment', undefined, async ({ id, now }) => {
    const found = await commentWithThread(db, id, now)
    if (!found) throw new HttpError(404, staffTexts.unknownRecord)
    return { body: found }
  })

  addStaffCall(app, desk, 'moderateComments', commentModeration, async ({ body, actor, now }) => {
    const { action, isUndo, items } = body
    const results = await store.write(async (tx) => {
      const states = []
      for (const { id, revision } of items) {
        const { state } = await moderate(tx, id, moderations[action], now, revision, isUndo)
        if (state === 'done') await recordAudit(tx, actor, `comment ${action}`, id, now)
        states.push([id, state] as const)
      }
      return states
    })
    desk.changes.look()
    const idsOf = (...wanted: string[]) => results.filter(([, state]) => wanted.includes(state)).map(([id]) => id)
    const answer: CommentsModerated = {
      changed: await commentsWithIds(db, idsOf('done'), now),
      conflicts: await commentsWithIds(db, idsOf('used', 'erased'), now),
      missing: idsOf('missing'),
    }
    return { body: answer }
  })

  addStaffCall(app, desk, 'replyToComment', providerReply, async (context) => {
    const { id: parentId, body, actor, now } = context
    const replyId = await runOnce(context, async (tx, id) => {
      await addProviderReply(tx, parentId, body.text, id, now)
      await recordAudit(tx, actor, 'comment reply', id, now)
    })
    desk.changes.look()
    return { status: 201, body: await one(replyId, now) }
  })

  addStaffCall(app, desk, 'banAuthor', banRequest, async ({ id, body, actor, now }) => {
    const { network } = await networksOf(desk, id)
    if (network === null) throw new HttpError(409, staffTexts.noNetwork)
    await store.write(async (tx) => {
      await banNetwork(tx, network, body.days, now)
      await recordAudit(tx, actor, 'ban', id, now)
    })
    return { body: await one(id, now) }
  })

  addStaffCall(app, desk, 'unbanAuthor', undefined, async ({ id, actor, now }) => {
    const networks = knownNetworks(await networksOf(desk, id))
    if (networks.length === 0) throw new HttpError(409, staffTexts.noNetwork)
    await store.write(async (tx) => {
      await endBans(tx, networks)
      await recordAudit(tx, actor, 'unban', id, now)
    })
    return { body: await one(id, now) }
  })
}

async function networksOf({ backend }: Desk, id: string): Promise<CommentNetworks> {
  const networks = await networksOfComment(backend.store.db, id)
  if (!networks) throw new HttpError(404, staffTexts.unknownRecord)
  return networks
}
