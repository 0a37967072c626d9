// @vitest-environment happy-dom

import { text } from 'node:stream/consumers'
import { act } from '@testing-library/react'
import { useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { prerenderToNodeStream } from 'react-dom/static'
import { expect, test, vi } from 'vitest'
import { BelowFold } from './BelowFold.tsx'

const pressed = vi.fn()
const taken: string[] = []

function Part({ name }: { name: string }) {
  useEffect(() => void taken.push(name), [name])
  return (
    <button type="button" onClick={() => pressed(name)}>
      {name}
    </button>
  )
}

const page = (
  <>
    <BelowFold>
      <Part name="below" />
    </BelowFold>
    <Part name="first screen" />
  </>
)

async function prerendered(): Promise<HTMLElement> {
  const root = document.createElement('div')
  document.body.replaceChildren(root)
  const { prelude } = await prerenderToNodeStream(page)
  root.innerHTML = await text(prelude)
  taken.length = 0
  return root
}

test('the first screen is taken over before what lies below it, which is in the prerendered page', async () => {
  const root = await prerendered()
  expect(root.textContent).toBe('belowfirst screen')
  await act(async () => void hydrateRoot(root, page))
  expect(taken).toEqual(['first screen', 'below'])
})

test('a press on what lies below is heard before React has taken it over', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false)
  const root = await prerendered()
  hydrateRoot(root, page)
  expect(taken).toEqual([])
  root.querySelector('button')?.click()
  expect(pressed).toHaveBeenCalledWith('below')
})
