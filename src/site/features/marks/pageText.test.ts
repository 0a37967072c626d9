// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest'
import { readText } from './pageText.ts'

afterEach(() => document.body.replaceChildren())

function show(html: string): Element {
  document.body.innerHTML = `<main>${html}</main>`
  return document.body.firstElementChild ?? document.body
}

test('each block is a line; numbers of notes, states of lists and buttons are no part of the text', () => {
  const root = show(
    `<h2><a href="#a"><span>1. </span>Papers</a></h2>
     <p>Keep <b>all</b> of it.<sup><a href="#n">3</a></sup><a role="doc-backlink" href="#m">Back</a></p>
     <div><div data-screen=""><span>0 of 2 done</span><button>Print</button></div>
     <ul><li><label><span class="box"></span><span>The deed</span></label></li><li>PAN</li></ul></div>
     <table><tbody><tr><th>Form</th><td>145</td></tr></tbody></table>`.replace(/>\s+</g, '><'),
  )
  expect(readText(root).text).toBe('1. Papers\nKeep all of it.\nThe deed\nPAN\nForm\n145')
})

test('a span and its range are two names of one passage, over the bounds of elements and blocks', () => {
  const root = show('<p>Keep <b>all</b> of it.</p><p>In one folder.</p>')
  const page = readText(root)
  for (const words of ['Keep', 'all', 'ep all of', 'of it.\nIn one', 'folder.']) {
    const start = page.text.indexOf(words)
    const span = { start, end: start + words.length }
    const range = page.rangeOf(span)
    expect(range?.toString()).toBe(words.replace('\n', ''))
    expect(range && page.spanOf(range)).toEqual(span)
  }
})

test('space at the ends of a selection is left out; a selection beside the text holds nothing', () => {
  const root = show('<p>Keep all </p><p>of it.</p>')
  document.body.append(Object.assign(document.createElement('p'), { textContent: 'Outside' }))
  const page = readText(root)
  const range = document.createRange()
  range.selectNodeContents(root.firstElementChild ?? root)
  expect(page.spanOf(range)).toEqual({ start: 0, end: 8 })
  range.selectNodeContents(document.body.lastElementChild ?? root)
  expect(page.spanOf(range)).toBeUndefined()
})

test('a span beyond the text has no range', () => {
  const page = readText(show('<p>Short</p>'))
  expect(page.rangeOf({ start: 10, end: 12 })).toBeUndefined()
})
