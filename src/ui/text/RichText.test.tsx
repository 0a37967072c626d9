// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { renderInApp } from '../testing/testApp.tsx'
import { RichText } from './RichText.tsx'

afterEach(cleanup)

test("BA-08 lines that start with '- ' are bullets, the others paragraphs", async () => {
  await renderInApp(<RichText text={'Bring these:\n- a deed\n- a passport\n\nThen wait\na week.'} />)
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['a deed', 'a passport'])
  expect([...document.querySelectorAll('p')].map((p) => p.textContent)).toEqual(['Bring these:', 'Then wait a week.'])
})

test('bold and emphasis are marked, an underscore in a word or a blank is not', async () => {
  await renderInApp(
    <RichText text="**Will.** See _Kale v. Director_ (1976); account no. ________ of snake_case_name" />,
  )
  expect(document.querySelector('strong')?.textContent).toBe('Will.')
  expect([...document.querySelectorAll('em')].map((em) => em.textContent)).toEqual(['Kale v. Director'])
  expect(document.querySelector('p')?.textContent).toContain('________ of snake_case_name')
})

test('a path becomes a link inside the app, an https address one that opens a new tab', async () => {
  await renderInApp(
    <RichText text="Read [**titles**](/services/TitleVerification#faq) or [the bank](https://www.rbi.org.in/)." />,
  )
  const inside = screen.getByRole('link', { name: 'titles' })
  expect(inside.getAttribute('href')).toBe('/services/TitleVerification#faq')
  expect(inside.getAttribute('target')).toBeNull()
  const outside = screen.getByRole('link', { name: /the bank/ })
  expect(outside.getAttribute('href')).toBe('https://www.rbi.org.in/')
  expect(outside.getAttribute('target')).toBe('_blank')
  expect(outside.getAttribute('rel')).toContain('noopener')
})

test('any other address and any HTML stay text', async () => {
  await renderInApp(
    <RichText text="[x](javascript:alert(1)) [y](//evil.example) [z](http://plain.example) <b>no</b>" />,
  )
  expect(screen.queryAllByRole('link')).toEqual([])
  expect(document.querySelector('p')?.textContent).toContain('<b>no</b>')
})
