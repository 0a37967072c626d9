// @vitest-environment happy-dom
import 'fake-indexeddb/auto'
import { expect, test } from 'vitest'
import { recordEarlyInput } from '#browser/earlyInput.ts'
import { loadDraft, saveDraft } from '#outbox/drafts.ts'
import { adoptEarlyText } from './adoptEarlyText.ts'

test('what was typed on an earlier page becomes a draft where this page lacks the form, and is left to the form where it has it', async () => {
  document.body.innerHTML = ['enquiry', 'subscription']
    .map((name) => `<form method="dialog" name="${name}"><input name="email"><input name="phone"></form>`)
    .join('')
  const early = recordEarlyInput()
  for (const field of document.querySelectorAll<HTMLInputElement>('[name=email]')) {
    field.value = 'a@example.com'
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }
  saveDraft('enquiry', { email: 'old', phone: '1' })
  document.querySelector('[name=enquiry]')?.remove()
  adoptEarlyText(early)
  expect(loadDraft('enquiry')).toEqual({ email: 'a@example.com', phone: '1' })
  expect(loadDraft('subscription')).toBeUndefined()
  expect(Object.keys(early.texts())).toEqual(['subscription'])
})
