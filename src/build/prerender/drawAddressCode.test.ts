import { expect, test } from 'vitest'
import { addressCode } from '#content/addressCode.ts'
import { addressCodeId } from '#content/addressCodeId.ts'
import { drawAddressCode } from './drawAddressCode.ts'

test("a page's address is drawn into the place for its code", () => {
  const html = `<p>Text</p><svg id="${addressCodeId}" aria-hidden="true"><path></path></svg>`
  const { viewBox, path } = addressCode('https://example.com/a')
  expect(drawAddressCode(html, 'https://example.com/a')).toBe(
    `<p>Text</p><svg id="${addressCodeId}" aria-hidden="true" viewBox="${viewBox}"><path d="${path}"></path></svg>`,
  )
})

test('a page without that place stays as it is', () => {
  expect(drawAddressCode('<svg><path></path></svg>', 'https://example.com/a')).toBe('<svg><path></path></svg>')
})
