// @vitest-environment happy-dom
import 'fake-indexeddb/auto'
import { cleanup } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { Checklist } from '#ui/checklist/Checklist.tsx'
import { renderInApp } from '#ui/testing/testApp.tsx'
import { Numbered } from '#ui/text/Numbered.tsx'
import { RichText } from '#ui/text/RichText.tsx'
import { Table } from '#ui/text/Table.tsx'
import { readPassages } from './readPassages.ts'

afterEach(cleanup)

async function passages(children: React.ReactNode) {
  await renderInApp(
    <article>
      <header>
        <h1>Capital Gains</h1>
        <span>11 min read</span>
      </header>
      <p>Two dates decide.</p>
      <nav>
        <p>In this article</p>
      </nav>
      <div id="text">{children}</div>
      <form>
        <p>Write a comment</p>
      </form>
    </article>,
  )
  const text = document.getElementById('text')
  return text ? readPassages(text) : []
}
const spoken = (all: Awaited<ReturnType<typeof passages>>) =>
  all.map(({ sentences }) => sentences.map((sentence) => sentence.spoken))

test('title, summary and text are read; contents, comments and forms are not', async () => {
  expect(spoken(await passages(<p>One. Two.</p>))).toEqual([['Capital Gains'], ['Two dates decide.'], ['One.', 'Two.']])
})

test('headings are announced with their numbers', async () => {
  const all = await passages(
    <h2 id="a">
      <a href="#a">
        <span>3. </span>The will
      </a>
    </h2>,
  )
  expect(spoken(all).at(-1)).toEqual(['Heading three: The will'])
})

test('the numbers of notes are not read; links, terms and bold words are read as text', async () => {
  const text =
    'Send [Form 15CA](/blogs/x).[^1] An **NRO** account, or [NRE](/glossary#nre-account), will do.[^1+] See [the Act](https://x.in/).'
  const all = await passages(<RichText text={text} />)
  expect(spoken(all).at(-1)).toEqual(['Send Form fifteen C A.', 'An N R O account, or N R E, will do.', 'See the Act.'])
})

test('the items of lists are passages, the numbered ones with their numbers', async () => {
  const all = await passages(
    <>
      <RichText text={'- one\n- two'} />
      <Numbered start={3} items={['Sign', 'Send']} />
      <Checklist page="/x" items={['Passport', 'PAN']} />
    </>,
  )
  expect(spoken(all).slice(2)).toEqual([['one'], ['two'], ['three. Sign'], ['four. Send'], ['Passport'], ['pan']])
})

test('a table names its columns, and each row says its cells after them', async () => {
  const all = await passages(
    <Table
      head={['Country', 'Rate']}
      rows={[
        ['Oman', '10%'],
        ['UAE', '12.5%.[^1] More.'],
      ]}
    />,
  )
  expect(spoken(all).slice(2)).toEqual([
    ['Table. Columns: Country, Rate.'],
    ['Country: Oman', 'Rate: ten per cent'],
    ['Country: U A E', 'Rate: twelve point five per cent.', 'More.'],
  ])
})

test('quotations, samples and captions are announced', async () => {
  const all = await passages(
    <>
      <blockquote>
        <p>Always read.</p>
        <p>And sign.</p>
      </blockquote>
      <pre>{'Dear Sir,\nPay ₹50,000 to ____.'}</pre>
      <figure>
        <img alt="A deed" src="data:," />
        <figcaption>Deeds come first.</figcaption>
      </figure>
    </>,
  )
  expect(spoken(all).slice(2)).toEqual([
    ['Quotation: Always read.'],
    ['And sign.'],
    ['Sample text: Dear Sir,', 'Pay fifty thousand rupees to blank.'],
    ['Picture: Deeds come first.'],
  ])
})

test('the list of official texts that closes an article is not read', async () => {
  const all = await passages(
    <>
      <p>The end.</p>
      <h2 id="official-texts">Official texts</h2>
      <Numbered start={1} items={['Registration Act']} />
    </>,
  )
  expect(spoken(all).at(-1)).toEqual(['The end.'])
})

test('each sentence knows its place in the page, across links', async () => {
  const all = await passages(<RichText text="One **two** three. Four [five](/x) six." />)
  expect(all.at(-1)?.sentences.map(({ range }) => range.toString())).toEqual(['One two three.', 'Four five six.'])
})
