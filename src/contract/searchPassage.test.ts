import { expect, test } from 'vitest'
import { longestSearched, searchPassage } from './searchPassage.ts'

const filler = 'My mother left a flat in Pune and two plots near Nashik. '.repeat(200)

test('a passage begins shortly before the first hit, with whole words, and leaves out what lies far from it', () => {
  const text = `${filler}They say that a certificate of heirship is missing.`
  expect(searchPassage('heirship', [], [text])).toBe('… a certificate of heirship is missing.')
  expect(searchPassage('HEIRSHIP missing', [], [text])).toBe('… a certificate of heirship is missing.')
  expect(searchPassage('mother', [], [text])?.slice(0, 20)).toBe('My mother left a fla')
})

test('a passage shows words as they were typed, in every spelling and script, and parts no letter from its marks', () => {
  const found = (word: string, text: string) => searchPassage(word, [], [`${filler}${'_'.repeat(30)} ${text}`])
  expect(found('jose', 'Our uncle José signed')).toBe('… Our uncle José signed')
  expect(found('jose', 'Our uncle Jose\u0301 signed')).toBe('… Our uncle Jose\u0301 signed')
  expect(found('dsouza', 'from Mr D’Souza alone')).toBe('… from Mr D’Souza alone')
  expect(found('वसीयत', 'मेरे पिता की वसीयत के बारे में')).toBe('… मेरे पिता की वसीयत के बारे में')
  const long = found('वसीयत', `वसीयत${' विरासत की सलाह'.repeat(60)}`) ?? ''
  expect(long.endsWith(' …')).toBe(true)
  expect(long.slice(0, -2)).not.toMatch(/\s$/)
  for (const plain of ['', 'x']) {
    const cut = found('deed', `deed${plain}${'a\u0308'.repeat(200)}`)
    expect(cut).toMatch(/^… deedx?(?:a\u0308){80,} …$/)
  }
  // With no blank near, as in Chinese or in a long address.
  expect(found('遺言', '父親在孟買留下了一套公寓和兩塊土地還有一份重要的遺言')).toContain('遺言')
})

test('of several texts the passage is of the first that has most of the words, and of none if all are seen anyway', () => {
  const texts = ['The deed is here.', 'The deed of Pune is lost.', 'Pune, deed, all']
  expect(searchPassage('deed pune', [], texts)).toBe('The deed of Pune is lost.')
  expect(searchPassage('sita pune', ['Sita Devi'], texts)).toBe('The deed of Pune is lost.')
  expect(searchPassage('sita', ['Sita Devi'], ['Sita asks'])).toBe(undefined)
  expect(searchPassage('nowhere', [], texts)).toBe(undefined)
  expect(searchPassage(' ', [], texts)).toBe(undefined)
})

test('a hit where two parts of a long text meet is found, and nothing behind the limit', () => {
  for (const at of [3590, 3599, 3995, 3999, 4000, 4001, 7195])
    expect([at, searchPassage('heirship', [], [`${'x '.repeat(at / 2)}heirship`])?.includes('heirship')]).toEqual([
      at,
      true,
    ])
  expect(searchPassage('heirship', [], [`${'x'.repeat(longestSearched)} heirship`])).toBe(undefined)
})

test('markup stays the text that it is', () => {
  expect(searchPassage('onerror', [], ['<img src=x onerror=alert(1)>'])).toBe('<img src=x onerror=alert(1)>')
})
