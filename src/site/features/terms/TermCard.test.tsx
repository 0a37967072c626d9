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
