import { expect, test } from 'vitest'
import { pageStylesMark, sharedStylesName, withLinkedStyles } from './pageStyles.ts'

const meta = `<meta name="${sharedStylesName}" content="/assets/base-1.css /assets/site-2.css">`

test('a stored page links to the shared stylesheets in place of its own rules, and is otherwise as it was', () => {
  const page = `<head><style ${pageStylesMark}>a{color:red}b{}</style>${meta}</head><body><style>i{}</style></body>`
  expect(withLinkedStyles(page)).toBe(
    `<head><link rel="stylesheet" href="/assets/base-1.css"><link rel="stylesheet" href="/assets/site-2.css">${meta}</head><body><style>i{}</style></body>`,
  )
})

test('a page that names no shared stylesheets keeps its rules', () => {
  const page = `<style ${pageStylesMark}>a{}</style>`
  expect(withLinkedStyles(page)).toBe(page)
})
