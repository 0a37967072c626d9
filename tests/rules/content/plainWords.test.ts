import { expect, test } from 'vitest'
import { linkTexts } from '#server/links/linkTexts.ts'
import { emailTexts } from '#server/mail/emailTexts.ts'
import { everyText, stringsIn } from '../../support/siteTexts.ts'

const texts = [...everyText, ...stringsIn(emailTexts, 'emails'), ...stringsIn(linkTexts, 'links')]
const using = (words: RegExp) =>
  texts.filter(({ text }) => words.test(text)).map(({ where, text }) => `${where}: ${words.exec(text)?.[0]}`)

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

test.each(quaint)('interface and texts say nothing like %s (rather: %s)', (words) => {
  expect(using(words)).toEqual([])
})

test('every article ends with a step that the reader can take, and a way to reach us', () => {
  const closing = everyText.filter(({ where, text }) => where.startsWith('articles/') && /\]\(\/contact\)/.test(text))
  expect(new Set(closing.map(({ where }) => where.split('.md')[0])).size).toBe(14)
})
