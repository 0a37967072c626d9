// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { home } from '#content/pages/home.ts'
import { taskPages, tasksPath } from '#content/texts/taskPages.ts'
import { renderInApp } from '#ui/testing/testApp.tsx'
import { HomePage } from './HomePage.tsx'

afterEach(cleanup)

test('HM-01 HM-02 two title lines, subtitle and bottom text fade in at 0, 0.4, 0.8 and 1.2 seconds', async () => {
  await renderInApp(<HomePage>{null}</HomePage>)
  const { titleLines, subtitle, bottomText } = home.hero
  const styles = [...titleLines, subtitle, bottomText].map((text) => getComputedStyle(screen.getByText(text)))
  expect(styles.every(({ animation }) => animation.includes('both'))).toBe(true)
  expect(styles.map(({ animationDelay }) => animationDelay || '0s')).toEqual(['0s', '0.4s', '0.8s', '1.2s'])
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(titleLines.join(' '))
})

test('HM-03 the intro band leads to the About page', async () => {
  await renderInApp(<HomePage>{null}</HomePage>)
  expect(screen.getByRole('link', { name: 'Know More →' }).getAttribute('href')).toBe('/about')
})

test('HM-04 HM-05 three cards say how we help, each with Find out more to the About page', async () => {
  await renderInApp(<HomePage>{null}</HomePage>)
  expect(screen.getByRole('heading', { level: 2, name: 'How we help' })).toBeTruthy()
  expect(screen.getAllByRole('heading', { level: 3 }).map((title) => title.textContent)).toEqual(
    home.help.cards.map(({ title }) => title),
  )
  const links = screen.getAllByRole('link', { name: 'Find out more' })
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/about', '/about', '/about'])
})

test('the tasks follow the hero and come before the intro band, each a link with its one line', async () => {
  await renderInApp(<HomePage>{null}</HomePage>)
  const region = screen.getByRole('region', { name: home.tasks.title })
  const links = [...region.querySelectorAll('li a')]
  expect(links.map((link) => link.getAttribute('href'))).toEqual(
    taskPages.map(({ path }) => path).filter((path) => path !== tasksPath),
  )
  expect(links.map(({ textContent }) => textContent)).toEqual(
    home.tasks.list.map(({ name, line }) => `${name} ${line}`),
  )
  const title = screen.getByRole('heading', { level: 1 })
  const intro = screen.getByRole('link', { name: home.intro.link.text })
  expect(title.compareDocumentPosition(region) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
  expect(region.compareDocumentPosition(intro) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
})

test('each question that a tool answers leads to its tool', async () => {
  await renderInApp(<HomePage>{null}</HomePage>)
  const link = screen.getByRole('link', { name: 'Am I resident in India?' })
  expect(link.getAttribute('href')).toBe('/tools/residence')
  expect(screen.getByRole('link', { name: 'All tools' }).getAttribute('href')).toBe('/tools')
})

test('HM-17 the button under the page goes to the contact page', async () => {
  await renderInApp(<HomePage>{null}</HomePage>)
  expect(screen.getByRole('link', { name: home.consultation.text }).getAttribute('href')).toBe('/contact')
})
