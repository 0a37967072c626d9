import { expect, test } from 'vitest'
import { plain } from '../../support/prose.ts'
import { everyText } from '../../support/siteTexts.ts'

test('no text invites readers to send documents, or to tell their religion or marriages, before names are checked', () => {
  const inviting =
    /\bsend us\b[^.]*\b(?:deed|letter|agreement|draft|will|document)s?\b|\b(?:write to|tell) us\b[^.]*\bwith (?:the|your) [^.]*\bdocuments\b|\bwith your (?:religion|marriages)\b/i
  const found = everyText.filter(({ text }) => inviting.test(plain(text)))
  expect(found.map(({ where, text }) => `${where}: ${inviting.exec(plain(text))?.[0]}`)).toEqual([])
})
