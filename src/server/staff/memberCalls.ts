import type { FastifyInstance } from 'fastify'
import { invitation, type Member, memberChange, memberQuery, mostMembers, profile } from '#contract/staff/members.ts'
import type { Role } from '#contract/staff/roles.ts'
import { recordAudit } from '../audit/audit.ts'
import { releaseEnquiries } from '../enquiries/changeEnquiry.ts'
import { releaseTasks } from '../enquiries/tasks.ts'
import { HttpError } from '../http/errors.ts'
import { isAsciiAddress, isEmailAddress, normalisedAddress } from '../mail/emailAddress.ts'
import { recordChange } from '../store/changes.ts'
import type { Tx } from '../store/tables.ts'
import type { Desk } from './desk.ts'
import { forgetMember } from './formerStaff.ts'
import { notify } from './knownBrowsers.ts'
import { memberList } from './memberList.ts'
import { assignees, findMember, listMembers, type StaffMember } from './members.ts'
import { putMember, readProfile, signaturesText } from './profiles.ts'
import { addInvitation, invitationsSince } from './signInLinks.ts'
import { addStaffCall } from './staffRoute.ts'
import { staffTexts } from './staffTexts.ts'

const day = 86_400_000
/** Invitations of a day, those that are sent again among them: the mail server's name must not suffer for them. */
const mostInvitations = 50

/** Adds the members of staff: what each says of himself, and who has access. */
export function addMemberCalls(app: FastifyInstance, desk: Desk): void {
  const { backend, members: named } = desk
  const { store } = backend

  addStaffCall(app, desk, 'profile', undefined, async ({ actor }) => ({ body: await readProfile(store.db, actor) }))

  addStaffCall(app, desk, 'saveProfile', profile, async ({ body: { name, signatures }, actor, now }) => {
    await store.write(async (tx) => {
      const id = await putMember(tx, actor, { name, signatures: signaturesText(signatures) }, now)
      await recordAudit(tx, actor, 'member profile', id, now)
      await recordChange(tx, 'member', '', 'changed', now)
    })
    desk.changes.look()
    return { body: await readProfile(store.db, actor) }
  })

  addStaffCall(app, desk, 'members', undefined, async ({ session, now }) => {
    return { body: { items: await memberList(store.db, named, session.id, now) } }
  })

  addStaffCall(app, desk, 'inviteMember', invitation, async ({ body, actor, session, now }) => {
    const address = addressIn(body.address)
    await store.write(async (tx) => {
      if (await findMember(tx, named, address)) throw new HttpError(409, staffTexts.alreadyMember)
      if ((await listMembers(tx, named)).length >= mostMembers) throw new HttpError(409, staffTexts.tooManyMembers)
      const id = await putMember(
        tx,
        address,
        { name: body.name, role: body.role, ...(await invite(tx, address, now)) },
        now,
      )
      await recordAudit(tx, actor, `member add ${body.role}`, id, now)
      await recordChange(tx, 'member', '', 'changed', now)
      await tell(tx, address, body.role, now)
    })
    return { status: 201, body: await afterChange(address, session.id, now) }
  })

  addStaffCall(app, desk, 'inviteAgain', memberQuery, async ({ body, actor, session, now }) => {
    const address = normalisedAddress(body.address)
    if (!backend.mail) throw new HttpError(409, staffTexts.noMail)
    await store.write(async (tx) => {
      if (!(await findMember(tx, named, address))) throw new HttpError(404, staffTexts.unknownRecord)
      const id = await putMember(tx, address, await invite(tx, address, now), now)
      await recordAudit(tx, actor, 'member invite', id, now)
      await recordChange(tx, 'member', '', 'changed', now)
    })
    return { body: await afterChange(address, session.id, now) }
  })

  addStaffCall(app, desk, 'changeMember', memberChange, async ({ body, actor, session, now }) => {
    const address = normalisedAddress(body.address)
    await store.write(async (tx) => {
      const member = await findMember(tx, named, address)
      if (!member) throw new HttpError(404, staffTexts.unknownRecord)
      const { name, role = member.role } = body
      if (role !== member.role) await checkChangeable(tx, address, role)
      const id = await putMember(
        tx,
        address,
        { ...(name !== undefined && { name }), ...(role !== member.role && { role }) },
        now,
      )
      await recordChange(tx, 'member', '', 'changed', now)
      if (name !== undefined) await recordAudit(tx, actor, 'member name', id, now)
      if (role === member.role) return
      await recordAudit(tx, actor, `member role ${role}`, id, now)
      if (!mayOpen({ address, role })) await releaseAll(tx, address, actor, now)
      await tell(tx, address, role, now)
    })
    return { body: await afterChange(address, session.id, now) }
  })

  addStaffCall(app, desk, 'removeMember', memberQuery, async ({ body, actor, now }) => {
    const address = normalisedAddress(body.address)
    await store.write(async (tx) => {
      if (!(await findMember(tx, named, address))) throw new HttpError(404, staffTexts.unknownRecord)
      await checkChangeable(tx, address, '')
      await forgetMember(tx, address, now)
      const id = await putMember(tx, address, { role: '', signatures: '{}', link_id: null, invited_at: null }, now)
      await releaseAll(tx, address, actor, now)
      await recordAudit(tx, actor, 'member remove', id, now)
      await recordChange(tx, 'member', '', 'changed', now)
    })
    await afterChange(address, '', now)
    return {}
  })

  /** The columns of a new invitation; without mail none is sent, and `desk sign-in` prints a link. */
  async function invite(tx: Tx, address: string, now: number) {
    if (!backend.mail) return {}
    if ((await invitationsSince(tx, now - day)) >= mostInvitations)
      throw new HttpError(429, staffTexts.tooManyInvitations, { 'Retry-After': '3600' })
    return { link_id: await addInvitation(tx, address, now), invited_at: now }
  }

  /** Settings are changed where they are; and somebody must be left who may give access. */
  async function checkChangeable(tx: Tx, address: string, role: Role | ''): Promise<void> {
    if (named.some((one) => one.address === address)) throw new HttpError(409, staffTexts.fixedMember)
    const others = (await listMembers(tx, named)).filter((one) => one.address !== address)
    if (role !== 'owner' && !others.some((one) => one.role === 'owner')) throw new HttpError(409, staffTexts.lastOwner)
  }

  /** Owners hear by email of whoever gets access, or more of it: a session left open must not give it unnoticed. */
  async function tell(tx: Tx, address: string, role: Role, now: number): Promise<void> {
    await notify(tx, desk, 'member', address, role, now)
  }

  async function afterChange(address: string, sessionId: string, now: number): Promise<Member | undefined> {
    desk.changes.look()
    backend.wakeMailer()
    return (await memberList(store.db, named, sessionId, now)).find((one) => one.address === address)
  }
}

/** Gives back what a member had taken who may open enquiries no longer. */
async function releaseAll(tx: Tx, address: string, actor: string, now: number): Promise<void> {
  await releaseEnquiries(tx, address, actor, now)
  await releaseTasks(tx, address, actor, now)
}

function addressIn(typed: string): string {
  if (!isEmailAddress(typed) || !isAsciiAddress(typed)) throw new HttpError(422, staffTexts.badMemberAddress)
  return normalisedAddress(typed)
}

function mayOpen(member: StaffMember): boolean {
  return assignees([member]).length > 0
}
