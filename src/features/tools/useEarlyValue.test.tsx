// @vitest-environment happy-dom
import { ChakraProvider } from '@chakra-ui/react'
import { act } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, onTestFinished, test, vi } from 'vitest'
import { system } from '#theme/system.ts'
import { Choice, Field } from './Field.tsx'

const onPrice = vi.fn()
const onKind = vi.fn()
const page = (
  <ChakraProvider value={system}>
    <Field label="Price" value="" onValue={onPrice} />
    <Choice label="Kind" value="" onValue={onKind} options={[['house', 'A house']]} />
  </ChakraProvider>
)

test('what was typed and chosen before the page answered is taken over', async () => {
  const root = document.body.appendChild(document.createElement('div'))
  root.innerHTML = renderToString(page)
  const [price, kind] = [root.querySelector('input'), root.querySelector('select')]
  if (!price || !kind) throw new Error('There are no fields')
  price.value = '2 crore'
  kind.value = 'house'
  const hydrated = await act(async () => hydrateRoot(root, page))
  onTestFinished(() => act(() => hydrated.unmount()))
  expect(onPrice.mock.calls).toEqual([['2 crore']])
  expect(onKind.mock.calls).toEqual([['house']])
})
