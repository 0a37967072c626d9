import { linkTexts } from '#server/links/linkTexts.ts'
import { emailTexts } from '#server/mail/emailTexts.ts'
import { everyText, type SiteText, stringsIn } from '../../../support/siteTexts.ts'
import type { Warning } from './warning.ts'

/** Remarks on our own research: a text of law states the rule or leaves it out. */
const hedges = [
  /as far as we (?:could|can) (?:find|see)/i,
  /we (?:found|find|know of|have found) no\b/i,
  /those we found/i,
  /could not (?:be )?confirm/i,
  /no (?:later )?(?:enactment|change)[^.]{0,40} (?:was |were )?found/i,
  /\bverify the (?:current|amended)/i,
  /should be (?:read|checked) before/i,
  /is understood to (?:concern|mean)/i,
  /is reported (?:to have|in force)|reported in force/i,
  /published summaries/i,
  /(?:published )?sources (?:conflict|disagree)/i,
  /not settled/i,
  /check the portal for the form/i,
  /numbers have since changed/i,
  /from time to time\.? (?:You|It)/,
  /may fall outside the list/i,
]

/** Words that no bank's app would print, with those that it would. */
const quaint: [words: RegExp, plain: string][] = [
  [/\be-mails?\b/i, 'email'],
  [/\bletters? (?:when|that stops?|that we)\b|\bnotes? of letters\b|stop the letters/i, 'email'],
  [/(?<!\bstamp )\bpapers?\b/i, 'document'],
  [/\b(?:some|any|every)body\b|\bwhoever\b/i, 'someone, anyone, everyone; better the person concerned'],
  [/\b(?:loaded|read|written|decided) anew\b/, 'again'],
  [/\bby itself when\b|\bwaits? in the outbox\b|^Nothing waits/, 'sends automatically; is in your outbox'],
  [/\bstands? (?:at|on|in) (?:this|your|the) (?:address|home|deed|foot)\b|\bwhere it stands\b/i, 'is; status'],
  [/\bdid not (?:come|arrive)\b/, 'could not be loaded'],
  [/\bdouble sending\b|\bput-?off\b/, 'duplicates; later'],
  [/\b(?:real estate|documents|corporate) desk\b/, 'team'],
  [/\bworked from India\b|other end of the post|Choose a window/, 'plain words'],
  [/\bSpeak to an adviser\b/, 'the next step of this very reader, with a link to /contact'],
  [/\bDiarise\b|\bin point\b|\bresists you\b|\bgrows old\b|\bdrew a line\b/, 'plain words'],
]

const promise = /we guarantee|guaranteed (?:result|success)|\brisk-free|we (?:always )?win\b|success rate/i
const praise =
  /award-winning|\bawards? (?:for|from|of)\b|\bNo\. ?1\b|best (?:in|law)|leading (?:firm|lawyer)|world-class|\brenowned|Legal 500|Chambers/i
const dayOfPublication =
  /figures? (?:are|is|stand|apply)[^.]{0,30}(?:date|day) of (?:the|this) (?:article|publication)|figures? (?:are|is) those of (?:the|this) article/i

const all: [words: RegExp, remark: string][] = [
  ...hedges.map((words): [RegExp, string] => [words, 'hedges: state the rule, or leave it out']),
  ...quaint.map(([words, plain]): [RegExp, string] => [words, `reads oddly; rather: ${plain}`]),
  [promise, 'promises a result'],
  [praise, 'praises itself'],
  [dayOfPublication, 'dates its figures by the article instead of the law'],
]

/** Hedges, quaint words, promises and praise in the texts; by default in everything that site and emails say. */
export function wordingWarnings(
  texts: readonly SiteText[] = [...everyText, ...stringsIn(emailTexts, 'emails'), ...stringsIn(linkTexts, 'links')],
): Warning[] {
  return all.flatMap(([pattern, remark]) =>
    texts.flatMap(({ where, text }) => {
      const words = pattern.exec(text)?.[0]
      return words === undefined ? [] : [{ where, words, remark: `"${words}" ${remark}` }]
    }),
  )
}
