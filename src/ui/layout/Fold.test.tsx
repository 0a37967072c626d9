// @vitest-environment happy-dom
import { act } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { beforeEach, expect, test, vi } from 'vitest'
import { Fold } from './Fold.tsx'

beforeEach(() => {
  document.head.innerHTML = ''
  document.body.innerHTML = ''
})

const page = (
  <main>
    <h1>Title</h1>
    <Fold />
  </main>
)

async function hydrated(atFold: string) {
  document.body.innerHTML = `<div id="root"><main><h1>Title</h1><div data-fold="true" hidden="">${atFold}</div></main></div>`
  const errors = vi.spyOn(console, 'error')
  const root = await act(() => hydrateRoot(document.getElementById('root') as HTMLElement, page))
  expect(errors).not.toHaveBeenCalled()
  return root
}

const fold = () => document.querySelector('[data-fold]')?.innerHTML

test('what the prerendered page has at its fold stays there when React takes the page over', async () => {
  await hydrated('<style>p{}</style>')
  expect([fold(), document.head.innerHTML]).toEqual(['<style>p{}</style>', ''])
})

test('the styles outlive the page that brought them', async () => {
  const root = await hydrated('<style>p{}</style>')
  await act(() => root.render(<main>Next</main>))
  expect([fold(), document.head.innerHTML]).toEqual([undefined, '<style>p{}</style>'])
})

test('linked styles that have a copy in the head go with the page', async () => {
  document.head.innerHTML = '<link rel="stylesheet" href="/a.css">'
  const root = await hydrated('<link rel="stylesheet" href="/a.css"><link rel="stylesheet" href="/b.css">')
  await act(() => root.render(<main>Next</main>))
  const links = [...document.querySelectorAll('link')].map((link) => link.getAttribute('href'))
  expect(links).toEqual(['/a.css', '/b.css'])
})
