import { languages } from '#content/languages.ts'
import { serviceCards } from '#content/services.ts'
import { ruleTexts as texts } from '#content/texts/staff/rules.ts'
import { stageTexts } from '#content/texts/staff/stages.ts'
import type { Rule, RulesAnswer } from '#contract/staff/rules.ts'
import { memberName } from '../data/members.ts'

/** A rule without any condition yet. */
export const blankRule: Rule = {
  name: '',
  service: '',
  language: '',
  country: '',
  sender: '',
  assignee: '',
  tags: [],
  stage: '',
}

const regions = new Intl.DisplayNames('en', { type: 'region', fallback: 'code' })

/** Name of a country by its two letters. */
export function countryName(code: string): string {
  return regions.of(code) ?? code
}

/** The words for a rule's conditions and acts, and for what in it names somebody or something that is no longer there. */
export function ruleWords(
  rule: Rule,
  { unknownMembers, unusedTags }: Pick<RulesAnswer, 'unknownMembers' | 'unusedTags'>,
) {
  const { service, language, country, sender, assignee, tags, stage } = rule
  const card = serviceCards.find(({ path }) => path === service)
  const lang = languages.find(({ code }) => code === language)
  const conditions = texts.conditions
  const actions = texts.actions
  const asks = [
    service && conditions.service(card?.title ?? service),
    language && conditions.language(lang?.name ?? language),
    country && conditions.country(countryName(country)),
    sender && conditions.sender(sender),
  ].filter(Boolean)
  const does = [
    assignee && actions.assignee(memberName(assignee)),
    tags.length > 0 && actions.tags(tags.join(', ')),
    stage && actions.stage(stageTexts.names[stage]),
  ].filter((one): one is string => Boolean(one))
  const unused = tags.filter((tag) => unusedTags.includes(tag))
  const warnings = [
    service && !card && texts.unknownService,
    language && !lang && texts.unknownLanguage,
    unknownMembers.includes(assignee) && texts.unknownMember(memberName(assignee)),
    unused.length > 0 && texts.unusedTags(unused.join(', ')),
  ].filter((one): one is string => Boolean(one))
  return { asks: texts.if(asks.join(texts.and)), does, warnings }
}
