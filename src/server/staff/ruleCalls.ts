import type { FastifyInstance } from 'fastify'
import { getCountries } from 'libphonenumber-js/min'
import { type RulesAnswer, type RulesTried, rulesChange, rulesTrial } from '#contract/staff/rules.ts'
import { recordAudit } from '../audit/audit.ts'
import { readRules, saveRules, tryRules, unknownMembers, unusedTags } from '../enquiries/rules.ts'
import type { Desk } from './desk.ts'
import { addStaffCall } from './staffRoute.ts'

/** Adds the rules for new enquiries: all may read them, owners change and try them. */
export function addRuleCalls(app: FastifyInstance, desk: Desk): void {
  const { store } = desk.backend
  const { db } = store

  const stored = async (): Promise<RulesAnswer> => {
    const { version, rules } = await readRules(db)
    return {
      version,
      rules,
      unknownMembers: await unknownMembers(db, desk.members, rules),
      unusedTags: await unusedTags(db, rules),
      countries: getCountries(),
    }
  }

  addStaffCall(app, desk, 'rules', undefined, async () => ({ body: await stored() }))

  addStaffCall(app, desk, 'saveRules', rulesChange, async ({ body, actor, now }) => {
    const isSaved = await store.write(async (tx) => {
      const saved = await saveRules(tx, body, actor, now)
      if (saved) await recordAudit(tx, actor, 'rules save', String(body.rules.length), now)
      return saved
    })
    desk.changes.look()
    return { status: isSaved ? 200 : 409, body: await stored() }
  })

  addStaffCall(app, desk, 'tryRules', rulesTrial, async ({ body }) => {
    const answer: RulesTried = await tryRules(db, body.rules)
    return { body: answer }
  })
}
