// @vitest-environment happy-dom
import { ChakraProvider } from '@chakra-ui/react'
import { act } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { system } from '#ui/theme/system.ts'
import { Choice, Field } from './Field.tsx'

const onPrice = vi.fn()
const onKind = vi.fn()
beforeEach(() => vi.clearAllMocks())

/** A page as it was prerendered, and what hydrates it. */
function prerendered(price: string) {
  const page = (
    <ChakraProvider value={system}>
      <Field label="Price" value={price} onValue={onPrice} />
      <Choice label="Kind" value="" onValue={onKind} options={[['house', 'A house']]} />
    </ChakraProvider>
  )
  const root = document.body.appendChild(document.createElement('div'))
  root.innerHTML = renderToString(page)
  const [field, choice] = [root.querySelector('input'), root.querySelector('select')]
  if (!field || !choice) throw new Error('There are no fields')
  const hydrate = async () => {
    const hydrated = await act(async () => hydrateRoot(root, page))
    onTestFinished(() => act(() => hydrated.unmount()))
  }
  return { field, choice, hydrate }
}

test('what was typed and chosen before hydration is taken over', async () => {
  const { field, choice, hydrate } = prerendered('')
  field.value = '2 crore'
  choice.value = 'house'
  await hydrate()
  expect(onPrice.mock.calls).toEqual([['2 crore']])
  expect(onKind.mock.calls).toEqual([['house']])
})

test.each(['', '2 crore'])('a field that nobody touched says nothing: "%s"', async (price) => {
  await prerendered(price).hydrate()
  expect(onPrice).not.toHaveBeenCalled()
  expect(onKind).not.toHaveBeenCalled()
})
