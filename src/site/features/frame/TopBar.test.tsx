// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { Profiler } from 'react'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { digitsFromAbroad } from '#content/pages/contactLinks.ts'
import { serviceCards } from '#content/services.ts'
import { site } from '#content/site.ts'
import { frameTexts } from '#content/texts/frame.ts'
import { renderInApp } from '#ui/testing/testApp.tsx'
import { menu } from './menu.ts'
import { TopBar } from './TopBar.tsx'

afterEach(cleanup)

const open = (path = '/') => renderInApp(<TopBar />, path)
const button = (name: string) => screen.getByRole('button', { name, hidden: true })
const services = () => screen.queryAllByRole('link', { name: serviceCards[0]?.title ?? '', hidden: true })

test('TB-05 TB-06 logo and product name lead home', async () => {
  await open('/about')
  const brand = screen.getByRole('link', { name: `${site.product}, home` })
  expect(brand.textContent).toBe(site.product)
  expect(brand.querySelector('img')).toBeTruthy()
  expect(brand.getAttribute('href')).toBe('/')
})

test('TB-11 TB-15 TB-16 call, e-mail and the button for a call have names and addresses', async () => {
  await open()
  const addressOf = (name: string) => screen.getByRole('link', { name, hidden: true }).getAttribute('href')
  expect(addressOf(`Call ${site.phone}`)).toBe(`tel:+${digitsFromAbroad(site.phone)}`)
  expect(addressOf(`Email ${site.email}`)).toBe(`mailto:${site.email}`)
  expect(screen.getByText(frameTexts.bookCall).getAttribute('href')).toBe('/contact')
})

test('TB-20 TB-21 TB-25 a drop-down opens by click alone and closes by a second click or a press outside', async () => {
  await open()
  fireEvent.mouseEnter(button('Services'))
  expect(services()).toHaveLength(0)
  fireEvent.click(button('Services'))
  expect(services()).toHaveLength(1)
  fireEvent.click(button('Services'))
  expect(services()).toHaveLength(0)
  fireEvent.click(button('Services'))
  fireEvent.pointerDown(document.body)
  expect(services()).toHaveLength(0)
})

test('TB-22 choosing an item closes the drop-down', async () => {
  await open()
  fireEvent.click(button('Services'))
  const [item] = services()
  if (!item) throw new Error('no item')
  fireEvent.click(item)
  expect(services()).toHaveLength(0)
})

test('KB-01 Escape closes the drop-down and gives the focus back to its button', async () => {
  await open()
  fireEvent.click(button('Resources'))
  fireEvent.keyDown(document.body, { key: 'Escape', isComposing: true })
  expect(screen.getByRole('button', { expanded: true })).toBeTruthy()
  fireEvent.keyDown(document.body, { key: 'Escape' })
  expect(screen.queryByRole('link', { name: 'For NRIs', hidden: true })).toBeNull()
  expect(document.activeElement).toBe(button('Resources'))
})

test('TB-10 only the page itself is marked as the current one', async () => {
  await open(`/services/${serviceCards[0]?.path}`)
  fireEvent.click(button('Services'))
  const marked = [...document.querySelectorAll('[aria-current=page]')].map((link) => link.textContent)
  expect(marked).toEqual([serviceCards[0]?.title])
  expect(button('Services').hasAttribute('data-current')).toBe(true)
})

test('TB-18 TB-19 TB-26 the mobile list has every page, submenus and the call item at its end', async () => {
  await open()
  fireEvent.click(screen.getByLabelText('Open menu'))
  const list = document.getElementById('mobile-menu')
  if (!list) throw new Error('no list')
  for (const name of ['Services', 'Resources']) fireEvent.click(within(list).getByText(name))
  const links = [...list.querySelectorAll('a')].map((link) => link.getAttribute('href'))
  // All of the menu, those with a submenu by what it holds, and the call.
  const pages = menu.flatMap(({ path, subMenu }) => subMenu?.map((entry) => entry.path) ?? [path])
  expect(links.slice(0, -1)).toEqual(pages)
  expect([...list.querySelectorAll('a')].at(-1)?.textContent).toBe(frameTexts.bookCall)
})

test('Back closes the phone menu: the page before does not come up under it', async () => {
  const { router } = await open('/about')
  await act(() => router.navigate({ to: '/contact' }))
  fireEvent.click(screen.getByLabelText('Open menu'))
  expect(document.getElementById('mobile-menu')).not.toBeNull()
  router.history.back()
  await waitFor(() => expect(router.state.location.pathname).toBe('/about'))
  await waitFor(() => expect(document.getElementById('mobile-menu')).toBeNull())
})

test.each([
  ['the phone menu', () => screen.getByLabelText(frameTexts.openMenu)],
  ['a drop-down', () => button('Services')],
])('%s closes when the window gets a width that has no button for it', async (_, opens) => {
  await open()
  fireEvent.click(opens())
  const opener = screen.getByRole('button', { expanded: true, hidden: true })
  const boxes = vi.spyOn(opener, 'getClientRects').mockReturnValue([new DOMRect()] as unknown as DOMRectList)
  fireEvent(window, new Event('resize'))
  expect(opener.getAttribute('aria-expanded')).toBe('true')
  boxes.mockReturnValue([] as unknown as DOMRectList)
  fireEvent(window, new Event('resize'))
  expect(opener.getAttribute('aria-expanded')).toBe('false')
})

test('a drop-down closes when the focus moves on behind it, and stays while the focus moves inside', async () => {
  await open()
  fireEvent.click(button('Services'))
  act(() => services()[0]?.focus())
  expect(services()).toHaveLength(1)
  act(() => button('Resources').focus())
  expect(services()).toHaveLength(0)
})

test('a dialog that is opened over a menu has Escape, presses and focus to itself, and the menu waits under it', async () => {
  await open()
  for (const opens of [() => button('Services'), () => screen.getByLabelText(frameTexts.openMenu)]) {
    fireEvent.click(opens())
    const expanded = () => screen.queryByRole('button', { expanded: true, hidden: true })
    const dialog = document.body.appendChild(document.createElement('dialog'))
    onTestFinished(() => dialog.remove())
    dialog.tabIndex = -1
    dialog.showModal()
    act(() => dialog.focus())
    fireEvent.pointerDown(dialog)
    fireEvent.keyDown(dialog, { key: 'Escape' })
    expect(expanded()).not.toBeNull()
    dialog.remove()
    fireEvent.keyDown(document.body, { key: 'Escape' })
    expect(expanded()).toBeNull()
  }
})

test('scrolling down hides the bar and scrolling up or opening a menu shows it, without a new render', async () => {
  const rendered = vi.fn()
  await renderInApp(
    <Profiler id="bar" onRender={rendered}>
      <TopBar />
    </Profiler>,
  )
  const hidden = () => screen.getByRole('banner', { hidden: true }).hasAttribute('data-hidden')
  const scrollTo = (top: number) => {
    window.scrollY = top
    fireEvent.scroll(window)
  }
  const times = rendered.mock.calls.length
  scrollTo(500)
  expect(hidden()).toBe(true)
  scrollTo(300)
  expect(hidden()).toBe(false)
  scrollTo(600)
  expect(hidden()).toBe(true)
  expect(rendered).toHaveBeenCalledTimes(times)
  fireEvent.click(button('Services'))
  expect(hidden()).toBe(false)
  scrollTo(900)
  expect(hidden()).toBe(false)
  scrollTo(0)
})
