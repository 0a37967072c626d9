import { expect, test } from 'vitest'
import type { Blog } from '#content/blocks.ts'
import { defineGuide } from '#content/guide.ts'
import { serviceOf } from '#content/serviceEntity.ts'
import { openSearch } from './search.ts'
import { searchEntries, searchIndexes } from './searchIndex.ts'

const service = serviceOf({
  path: 'Documents',
  displayName: 'Documents',
  pigment: 'neel',
  description: 'Papers for use in India.',
  metaDescription: 'Papers',
  metaKeywords: 'papers',
  hero: { subtitle: 'Signed abroad', description: 'A power of attorney, stamped in time.' },
  intro: { title: 'Papers', text: 'We draft and check.' },
  list: { title: 'What we do', services: ['Apostille and consular attestation'] },
  faq: [{ question: 'How long does a title search take?', answer: 'Usually 7 to 14 days.' }],
  mainText: 'Stamps are due **within three months**.',
})

function article(number: number, date: string): Blog {
  return {
    id: `blog${number}`,
    slug: `article-${number}`,
    displayName: `Sending money home ${number}`,
    heroSection: { image: 'x', backgroundColor: '', titleColor: '', textColor: '', description: 'The yearly cap.' },
    metaDescription: '',
    date,
    reviewed: '20 November 2026',
    readingTime: '9 min read',
    service: 'BankingAndFinance',
    content: [
      { type: 'paragraph', content: 'Repatriation means _sending_ money abroad.' },
      { type: 'heading', level: 2, content: 'The papers of the bank', id: 'the-papers' },
      { type: 'paragraph', content: '[ ] Form 15CA\n- a letter to [your bank](/contact)' },
      { type: 'image', src: 'x', alt: 'A desk', caption: 'The counter of a branch' },
      { type: 'heading', level: 2, content: 'Tax on rent', id: 'tax-on-rent' },
      {
        type: 'paragraph',
        content: `${'Rent is paid each month. '.repeat(20)}The tenant withholds TDS. ${'And so on. '.repeat(30)}`,
      },
    ],
  }
}

const questions = [{ question: 'May I buy farmland?', answer: 'No. A non-resident may inherit it.' }]
const tools = [
  { name: 'residence', title: 'Am I resident?', lede: 'Counts stays by date.', card: 'Days in each year.' },
]
const guide = defineGuide({
  path: '/countries/kuwait',
  meta: { title: 'Kuwait', description: '' },
  title: 'Kuwait',
  lede: 'Sign at the embassy.',
  reviewed: '22 November 2026',
  pigment: 'khaki',
  sections: [
    { id: 'banks', title: 'Banks', parts: [{ type: 'text', text: 'Bring your Civil ID. [^deposits]' }] },
    {
      id: 'hawalli',
      title: 'Hawalli',
      isLookedFor: true,
      parts: [{ type: 'table', head: ['Counter', 'Hours'], rows: [['Notary', 'Mornings']] }],
    },
  ],
})
const content = { services: [service], articles: [article(1, 'May 1, 2025')], guides: [guide], questions, tools }
const find = await openSearch(searchIndexes(content).recent)
const urls = (query: string) => find(query).map(({ url }) => url)
const marked = (parts: { text: string; hit: boolean }[]) =>
  parts.map(({ text, hit }) => (hit ? `[${text}]` : text)).join('')

test('a tool is found by its question and by what it does, with its address', () => {
  expect(find('stays by date').map(({ url, page }) => [url, page])).toContainEqual(['/tools/residence', 'Tools'])
})

test('services, questions, guides and sections of articles are found, each with the address of its heading', () => {
  expect(urls('apostille')).toEqual(['/services/Documents'])
  expect(urls('title search')[0]).toBe('/services/Documents#faq-how-long-does-a-title-search-take')
  expect(urls('farmland')).toEqual(['/resources#faq-may-i-buy-farmland'])
  expect(urls('15CA')).toEqual(['/blogs/article-1#the-papers'])
  expect(urls('civil ID')).toEqual(['/countries/kuwait'])
  expect(urls('Hawalli')).toEqual(['/countries/kuwait#hawalli'])
  expect(urls('notary mornings')).toEqual(['/countries/kuwait#hawalli'])
  expect(urls('counter of a branch')).toEqual(['/blogs/article-1#the-papers'])
})

test.each([
  ['repatraition', '/blogs/article-1'],
  ['repat', '/blogs/article-1'],
  ['atorney', '/services/Documents'],
  ['REPATRIATIONS', '/blogs/article-1'],
  ['répatriation', '/blogs/article-1'],
])('"%s", mistyped, unfinished or in another form, finds %s', (query, url) => {
  expect(urls(query)[0]).toBe(url)
})

test('a word that the site uses is not taken for a mistyped other one, nor a figure for another', () => {
  expect(urls('tenant')).toEqual(['/blogs/article-1#tax-on-rent'])
  expect(urls('15CB')).toEqual([])
})

test('a hit in the title comes before one in the text', () => {
  expect(urls('papers')[0]).toBe('/blogs/article-1#the-papers')
})

test('entries with all words come alone; when there are none, those with some', () => {
  expect(urls('tenant withholds')).toEqual(['/blogs/article-1#tax-on-rent'])
  expect(urls('tenant apostille').sort()).toEqual(['/blogs/article-1#tax-on-rent', '/services/Documents'])
})

test('empty queries and unknown words find nothing; common words are searched for in titles if there are no others', () => {
  for (const query of ['', '  ', '?!', 'zzqx']) expect(find(query)).toEqual([])
  expect(urls('may')).toEqual(['/resources#faq-may-i-buy-farmland'])
  expect(urls('the of and')[0]).toBe('/blogs/article-1#the-papers')
  expect(urls('the tenant of the')).toEqual(['/blogs/article-1#tax-on-rent'])
})

test.each(['form15ca', 'form 15 CA', '15-CA', 'forms 15ca', 'fomr 15ca'])(
  '"%s" finds the form, however its parts are joined',
  (query) => {
    expect(urls(query)[0]).toBe('/blogs/article-1#the-papers')
  },
)

test.each(['15cacb', '15CACB', '15ca15cb', 'form15ca15cb', 'form 15CA15CB', '15ca/cb', '15 CA CB', 'form 15 ca & cb'])(
  '"%s" finds both forms that are joined in it',
  async (query) => {
    const both = { question: 'Money?', answer: 'Form 15CA and Form 15CB go together.' }
    const one = { question: 'Rent?', answer: 'Form 15CA alone.' }
    const none = { question: 'Tea?', answer: 'Form 15G, or 15CD.' }
    const questions = [none, one, both]
    const search = await openSearch(searchIndexes({ services: [], articles: [], guides: [], questions }).recent)
    expect(marked(search(query)[0]?.extract ?? [])).toMatch(/\[15CA\] and (\[Form\]|Form) \[15CB\]/)
  },
)

test.each(['54ecf', '54EC54F'])(
  '"%s", two sections in one word, finds where they are and where one of them is',
  async (query) => {
    const questions = ['Bonds under section 54EC.', 'A house under section 54F.', 'Section 54GB.'].map(
      (answer, index) => ({
        question: `Question ${index}?`,
        answer,
      }),
    )
    const search = await openSearch(searchIndexes({ services: [], articles: [], guides: [], questions }).recent)
    expect(
      search(query)
        .map(({ id }) => id)
        .sort(),
    ).toEqual(['r0', 'r1'])
  },
)

test.each(['15caxx', '15xx15yy', `15${'ca'.repeat(100)}`])('"%s" holds no form that the site knows', (query) => {
  expect(urls(query)).toEqual([])
})

test.each(['POA', 'poas', 'powerofattorney', 'power of attorney', 'power-of-attorny'])(
  '"%s" finds a power of attorney',
  (query) => {
    expect(urls(query)).toContain('/services/Documents')
  },
)

test.each(['1 crore', '1cr', '1,00,00,000', '10000000', '₹ 1 crore', '100 lakh', '100L'])(
  '"%s" finds the sum in whichever way it is written',
  async (query) => {
    for (const answer of ['It costs ₹1,00,00,000 in all.', 'It costs ₹1 crore in all.']) {
      const cost = { question: 'Price?', answer }
      const search = await openSearch(
        searchIndexes({ services: [], articles: [], guides: [], questions: [cost] }).recent,
      )
      expect(search(query), answer).toHaveLength(1)
    }
  },
)

test('an entry whose title is the query comes first, and then one that is called so', async () => {
  const titled = ['Rent of a tax treaty', 'Tax treaty', 'Rent under another treaty', 'A treaty on tax'].map(
    (question) => ({
      question,
      answer: 'Tax treaty, tax treaty.',
    }),
  )
  const search = await openSearch(searchIndexes({ services: [], articles: [], guides: [], questions: titled }).recent)
  const first = (query: string) => marked(search(query)[0]?.title ?? []).replace(/[[\]]/g, '')
  expect(first('tax treaty')).toBe('Tax treaty')
  expect(first('DTAA')).toBe('Tax treaty')
})

test('title and extract come in parts with their hits, without marks of Markdown', () => {
  const [found] = find('sending repatriation')
  expect(marked(found?.title ?? [])).toBe('[Sending] money home 1')
  expect(marked(found?.extract ?? [])).toBe('The yearly cap. [Repatriation] means [sending] money abroad.')
  expect(marked(find('15ca')[0]?.extract ?? [])).toBe('Form [15CA] a letter to your bank The counter of a branch')
})

test('the extract of a long text is cut between words round its hits', () => {
  const extract = marked(find('tds tenant')[0]?.extract ?? [])
  expect(extract).toContain('The [tenant] withholds [TDS].')
  expect(extract).toMatch(/^… \w+\b.*\b\w+ …$/)
  expect(extract.length).toBeLessThan(220)
})

test('what looks like markup in a text stays text', async () => {
  const html = { question: 'Markup?', answer: 'Write <b>kinship</b> & more' }
  const search = await openSearch(searchIndexes({ services: [], articles: [], guides: [], questions: [html] }).recent)
  const [found] = search('kinship')
  expect(marked(found?.extract ?? [])).toBe('Write <b>[kinship]</b> & more')
})

test('of a long text the part that is not stored can still be found', async () => {
  const long = { question: 'Long?', answer: `${'Word by word. '.repeat(200)} Kinship ends it.` }
  const { recent } = searchIndexes({ services: [], articles: [], guides: [], questions: [long] })
  expect(recent.length).toBeLessThan(long.answer.length)
  expect((await openSearch(recent))('kinship')).toHaveLength(1)
})

test('of a thousand articles the newest are indexed whole, as few as ever, the others by title and headings', async () => {
  const many = Array.from({ length: 1000 }, (_, n) =>
    article(n, new Date(Date.UTC(2020, 0, n)).toUTCString().slice(5, 16)),
  )
  const content = { services: [service], articles: many, guides: [], questions }
  const few = searchIndexes({ ...content, articles: many.slice(984) })
  const { recent, older } = searchIndexes(content)
  expect(few.older).toBeUndefined()
  expect(recent.length).toBe(few.recent.length)
  expect(searchEntries(content).older).toHaveLength(984)
  const search = await openSearch(recent, older ?? '')
  expect(search('sending 999')[0]?.url).toBe('/blogs/article-999')
  expect(search('sending 5')[0]?.url).toBe('/blogs/article-5')
  expect((await openSearch(recent))('sending 5')[0]?.url).not.toBe('/blogs/article-5')
})
