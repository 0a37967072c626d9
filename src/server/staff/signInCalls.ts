import type { FastifyInstance } from 'fastify'
import type { Message } from '#contract/calls.ts'
import { codeRedemption, linkRedemption, linkRequest, type RefusedLink } from '#contract/staff/signIn.ts'
import { recordAudit } from '../audit/audit.ts'
import { networksOf } from '../http/networks.ts'
import { tokenHash } from '../links/tokens.ts'
import { normalisedAddress } from '../mail/emailAddress.ts'
import { browserOf, recogniseBrowser, visitorOf } from './browserCookie.ts'
import { readCookie, setCookie } from './cookies.ts'
import type { Desk } from './desk.ts'
import { findMember } from './members.ts'
import { openSession, sessionAnswer } from './sessionAnswer.ts'
import { endSession, findSession } from './sessions.ts'
import { redeemCode } from './signInCodes.ts'
import { askForLink, redeemLink } from './signInLinks.ts'
import { addOpenCall, addStaffCall } from './staffRoute.ts'
import { staffTexts } from './staffTexts.ts'

/** Adds the calls that ask for a link, use it, and end the session. */
export function addSignInCalls(app: FastifyInstance, desk: Desk): void {
  const { backend, members, limits } = desk
  const { store, secret } = backend

  addOpenCall(app, desk, 'session', undefined, async ({ request, now }) => {
    const token = readCookie(backend, request, 'session')
    const found = token === undefined ? undefined : await findSession(store, members, token, now)
    return { body: found ? await sessionAnswer(desk, found) : { signedIn: false } }
  })

  addOpenCall(app, desk, 'requestLink', linkRequest, async ({ request, reply, body, now }) => {
    const address = normalisedAddress(body.email)
    const recent = await desk.recentMembers()
    // A known browser keeps a share for the member who signed in with it, and for nobody else.
    const named = recent.filter((member) => member.address === address)
    const visitor = visitorOf(backend, request, named)
    limits.attempt('link', visitor)
    const mayEmail = limits.mayEmail(visitor, address)
    // The same browser may ask twice, and open either email.
    const browser = recogniseBrowser(backend, request, reply, recent)
    await store.write(async (tx) => {
      const isMember = (await findMember(tx, members, address)) !== undefined
      await askForLink(tx, isMember && mayEmail ? address : '', tokenHash(browser), now)
    })
    backend.wakeMailer()
    const answer: Message = { message: staffTexts.linkSent }
    return { status: 202, body: answer }
  })

  addOpenCall(app, desk, 'redeemLink', linkRedemption, async ({ request, reply, body, now }) => {
    limits.redemption(networksOf(request, secret))
    const browser = browserOf(backend, request)
    const redeemed = await store.write((tx) => redeemLink(tx, members, body.token, browser, now))
    if (redeemed.state !== 'done') {
      const refused: RefusedLink = { message: staffTexts.link[redeemed.state], reason: redeemed.state }
      return { status: 410, body: refused }
    }
    return { body: await openSession(desk, request, reply, redeemed.address, redeemed.method, now) }
  })

  addOpenCall(app, desk, 'redeemCode', codeRedemption, async ({ request, reply, body, now }) => {
    limits.redemption(networksOf(request, secret))
    const browser = browserOf(backend, request)
    const redeemed = await store.write((tx) => redeemCode(tx, members, body.code, browser, secret, now))
    if (redeemed.state !== 'done') {
      const refused: RefusedLink = { message: staffTexts.code[redeemed.state], reason: redeemed.state }
      return { status: 410, body: refused }
    }
    return { body: await openSession(desk, request, reply, redeemed.address, redeemed.method, now) }
  })

  addStaffCall(app, desk, 'signOut', undefined, async ({ reply, session, actor, now }) => {
    await store.write(async (tx) => {
      await endSession(tx, session.id)
      await recordAudit(tx, actor, 'desk sign-out', session.id, now)
    })
    setCookie(backend, reply, 'session', '', 0)
    return {}
  })
}
