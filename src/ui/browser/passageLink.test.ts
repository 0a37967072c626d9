// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'
import { passageLink, wordsLink } from './passageLink.ts'

const address = 'https://example.com/blogs/x'

beforeEach(() => {
  document.body.innerHTML = `<article id="text">
    <p id="one">The buyer <b>deducts</b> tax, at 12.5%,\n      from each payment – well-known rule &amp; duty.</p>
    <ul><li id="two">The buyer pays.</li><li id="three">Then the seller who lives abroad in a far country files a return of income.</li></ul>
    <pre><span id="four">Dear Sir,\n</span><span id="five">Please pay.</span></pre>
  </article><p id="out">Outside</p>`
})

const element = (id: string) => {
  const found = document.getElementById(id)
  if (!found) throw new Error(`no element ${id}`)
  return found
}
/** The range from the first of these words to the end of the last, in the elements named. */
function rangeOf(from: [id: string, text: string], to = from): Range {
  const place = ([id, text]: [string, string], atEnd: boolean): [Node, number] => {
    const walker = document.createTreeWalker(element(id), NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const index = node.textContent?.indexOf(text) ?? -1
      if (index >= 0) return [node, index + (atEnd ? text.length : 0)]
    }
    throw new Error(`no text ${text}`)
  }
  const range = document.createRange()
  range.setStart(...place(from, false))
  range.setEnd(...place(to, true))
  return range
}
const passage = (from: [string, string], to?: [string, string]) =>
  passageLink(address, rangeOf(from, to), element('text'))
const directive = (from: [string, string], to?: [string, string]) =>
  decodeURIComponent(passage(from, to)?.link.split('#:~:text=')[1] ?? '')

test('a short passage is named in full, across markup and line ends', () => {
  expect(passage(['one', 'deducts'], ['one', 'each'])).toEqual({
    quote: 'deducts tax, at 12.5%, from each',
    link: `${address}#:~:text=deducts%20tax%2C%20at%2012.5%25%2C%20from%20each`,
  })
})

test('hyphens and ampersands of the text do not end the parts of the link', () => {
  expect(passage(['one', 'well-known'], ['one', 'duty'])?.link).toBe(
    `${address}#:~:text=well%2Dknown%20rule%20%26%20duty`,
  )
})

test('a selection that begins or ends inside a word takes the whole word', () => {
  expect(passage(['one', 'ducts'], ['one', 'ta'])?.quote).toBe('deducts tax')
})

test('a long passage, or one over several blocks, is named by its first and last words', () => {
  expect(directive(['three', 'seller'], ['three', 'income'])).toBe(
    'seller who lives abroad in,files a return of income',
  )
  expect(directive(['one', 'rule'], ['three', 'Then'])).toBe('rule & duty.,Then')
})

test('words that stand elsewhere, too, are told apart by the words before them, or else by those after', () => {
  expect(directive(['one', 'tax'])).toBe('tax')
  expect(directive(['three', 'the'])).toBe('Then-,the')
  expect(directive(['two', 'The buyer'])).toBe('The buyer,-pays.')
})

test('lines of a sample are blocks of their own', () => {
  expect(directive(['four', 'Sir'], ['five', 'pay'])).toBe('Sir,,Please pay')
})

test('white space and what stands outside the text make no link', () => {
  const space = document.createRange()
  space.setStart(element('text'), 0)
  space.setEnd(element('text'), 1)
  expect(passageLink(address, space, element('text'))).toBeUndefined()
  expect(passageLink(address, rangeOf(['out', 'Outside']), element('text'))).toBeUndefined()
})

test('words that may have gone are named as a passage is: a short one in full, a long one by its ends', () => {
  expect(wordsLink(address, 'a non-resident, in short')).toBe(`${address}#:~:text=a%20non%2Dresident%2C%20in%20short`)
  expect(wordsLink(address, '1 2 3 4 5 6 7 8 9 10 11 12')).toBe(
    `${address}#:~:text=1%202%203%204%205%206%207%208%209%2010%2011%2012`,
  )
  expect(wordsLink(address, '1 2 3 4 5 6 7 8 9 10 11 12 13')).toBe(
    `${address}#:~:text=1%202%203%204%205,9%2010%2011%2012%2013`,
  )
})

test('words of several blocks are named by one end in each, for a part may not cross a block', () => {
  expect(wordsLink(address, 'The papers\nKeep all of it')).toBe(`${address}#:~:text=The%20papers,Keep%20all%20of%20it`)
})

test('a quotation has no note numbers, hidden hints and buttons; the link has what is in sight', () => {
  element('one').innerHTML =
    'See <a href="/x">the Act<span class="unseen"> (opens in a new tab)</span></a> of the year.<sup>3</sup> It reports' +
    '<button>Copy</button><span role="status"> copied</span>.'
  const [first, last] = [element('one').firstChild, element('one').lastChild]
  const range = document.createRange()
  if (first && last) {
    range.setStartBefore(first)
    range.setEndAfter(last)
  }
  const found = passageLink(address, range, element('text'))
  expect(found?.quote).toBe('See the Act of the year. It reports.')
  expect(decodeURIComponent(found?.link ?? '')).toBe(
    `${address}#:~:text=See the Act of the year.3 It reportsCopy copied.`,
  )
})

test('hidden hints do not name the words beside a passage, nor hide that it stands elsewhere, too', () => {
  element('two').innerHTML = 'See <a>the Act<span class="unseen"> (opens in a new tab)</span></a> at once.'
  element('three').innerHTML = 'Read <a>the Act<span class="unseen"> (opens in a new tab)</span></a> at once.'
  expect(directive(['two', 'at once'])).toBe('See the Act-,at once')
  expect(directive(['three', 'the Act'], ['three', 'at once'])).toBe('Read-,the Act at once')
})

test('a note number alone makes no link', () => {
  element('one').innerHTML = 'The year.<sup>3</sup> It reports.'
  expect(passage(['one', '3'])).toBeUndefined()
})
