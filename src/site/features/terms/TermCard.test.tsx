// @vitest-environment happy-dom
import { expect, onTestFinished, test, vi } from 'vitest'
import { glossary } from '#content/glossary.ts'
import { whenShown } from '#ui/testing/whenShown.tsx'
import TermCard from './TermCard.tsx'

test('the card hears an Escape that is pressed the moment it is there', async () => {
  const [entry] = glossary.flatMap((group) => group.terms)
  if (!entry) throw new Error('The glossary has no term')
  const link = document.body.appendChild(document.createElement('a'))
  onTestFinished(() => link.remove())
  const closed = vi.fn()
  await whenShown(<TermCard entry={entry} link={link} onClose={closed} />, () => {
    document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }))
  })
  expect(closed).toHaveBeenCalledOnce()
})

test('keys of a word that is being composed leave the card open', async () => {
  const [entry] = glossary.flatMap((group) => group.terms)
  if (!entry) throw new Error('The glossary has no term')
  const link = document.body.appendChild(document.createElement('a'))
  onTestFinished(() => link.remove())
  const closed = vi.fn()
  await whenShown(<TermCard entry={entry} link={link} onClose={closed} />, () => {
    document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', isComposing: true }))
    document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', keyCode: 229 }))
  })
  expect(closed).not.toHaveBeenCalled()
})

test('a dialog that is opened over the card has Escape, presses and focus to itself, and the card waits under it', async () => {
  const [entry] = glossary.flatMap((group) => group.terms)
  if (!entry) throw new Error('The glossary has no term')
  const link = document.body.appendChild(document.createElement('a'))
  const search = document.body.appendChild(document.createElement('dialog'))
  onTestFinished(() => {
    link.remove()
    search.remove()
  })
  const closed = vi.fn()
  await whenShown(<TermCard entry={entry} link={link} onClose={closed} />, () => {
    search.tabIndex = -1
    search.showModal()
    search.focus()
    search.dispatchEvent(new Event('pointerdown', { bubbles: true }))
    search.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))
  })
  expect(closed).not.toHaveBeenCalled()
})
