import { expect, test } from 'vitest'
import { someService } from '../support/addresses.ts'
import { openPage } from '../support/browser.ts'
import { servedSite, visitorForAllTests } from '../support/forAllTests.ts'
import { rawPage } from '../support/rawPage.ts'

const at = servedSite()
const someone = visitorForAllTests()
const addresses = ['/', '/about', '/services', someService, '/resources', '/testimonials', '/contact']

interface Style {
  size: string
  kind: 'sans-serif' | 'serif' | undefined
}

/** Size in pixels and generic family of every element found, once each. */
async function stylesOf(selector: string, width: number, path: string): Promise<Style[]> {
  await someone.page.setViewportSize({ width, height: 900 })
  await openPage(someone.page, at.url + path)
  const styles = await someone.page.locator(selector).evaluateAll((elements) =>
    elements.map((element) => {
      const { fontSize, fontFamily } = getComputedStyle(element)
      return JSON.stringify({ size: fontSize, kind: /(sans-serif|serif)$/.exec(fontFamily)?.[1] })
    }),
  )
  return [...new Set(styles)].map((style) => JSON.parse(style))
}

test('TH-01 TH-02 heading 1 is sans-serif, 4rem, and 2rem at 600 px or less', async () => {
  for (const path of addresses) {
    expect(await stylesOf('h1', 1280, path), path).toEqual([{ size: '64px', kind: 'sans-serif' }])
    expect(await stylesOf('h1', 600, path), path).toEqual([{ size: '32px', kind: 'sans-serif' }])
  }
  expect(await stylesOf('h1', 601, '/about')).toEqual([{ size: '64px', kind: 'sans-serif' }])
})

test('TH-03 TH-04 heading 2 is serif, 2rem, and 1.5rem at 600 px or less', async () => {
  for (const path of addresses) {
    expect(await stylesOf('main h2', 1280, path), path).toEqual([{ size: '32px', kind: 'serif' }])
    expect(await stylesOf('main h2', 600, path), path).toEqual([{ size: '24px', kind: 'serif' }])
  }
})

test('TH-05 TH-06 body text is serif, 1.25rem, and 1rem at 600 px or less', async () => {
  expect(await stylesOf('body', 1280, '/')).toEqual([{ size: '20px', kind: 'serif' }])
  expect(await stylesOf('body', 600, '/')).toEqual([{ size: '16px', kind: 'serif' }])
  expect(await stylesOf('main p', 1280, '/privacypolicy')).toContainEqual({ size: '20px', kind: 'serif' })
  expect(await stylesOf('main p', 600, '/privacypolicy')).toContainEqual({ size: '16px', kind: 'serif' })
})

test('TH-07 buttons have corners of 8 px, are semi-bold and not upper-cased', async () => {
  await someone.page.setViewportSize({ width: 1280, height: 900 })
  for (const [path, name] of [
    ['/', 'Book a FREE Consultation'],
    ['/', 'More Services'],
    ['/', 'Find out more'],
    ['/', 'Book a Call with us!'],
    ['/contact', 'Submit'],
    ['/contact', 'Subscribe'],
    ['/contact', 'Email Us'],
    ['/services', 'Know More'],
    [someService, 'Explore Other Services'],
    ['/testimonials', 'Submit Now'],
    ['/nowhere', 'Go Home'],
  ] as const) {
    await openPage(someone.page, at.url + path)
    const button = someone.page.locator('a, button', { hasText: new RegExp(`^${name}`) }).first()
    const style = await button.evaluate((element) => {
      const { borderRadius, fontWeight, textTransform } = getComputedStyle(element)
      return { borderRadius, fontWeight, textTransform }
    })
    expect(style, name).toEqual({ borderRadius: '8px', fontWeight: '600', textTransform: 'none' })
  }
})

test('TH-08 TH-09 dark blue is the colour of the browser, dark blue and golden yellow are in use', async () => {
  const { html } = await rawPage(`${at.url}/`)
  const themeColours = Array.from(html.matchAll(/name="theme-color" content="(#\w{6})"/g), (match) => match[1] ?? '')
  expect(themeColours).toHaveLength(2)
  await someone.page.setViewportSize({ width: 1280, height: 900 })
  await openPage(someone.page, `${at.url}/`)
  const ground = (name: string) =>
    someone.page
      .getByRole('link', { name })
      .first()
      .evaluate((element) => getComputedStyle(element).backgroundColor)
  const colours = [...themeColours.map(hueOfHex), hueOfRgb(await ground('More Services'))]
  for (const { hue, lightness } of colours) {
    expect(hue).toBeGreaterThan(205)
    expect(hue).toBeLessThan(235)
    expect(lightness).toBeLessThan(0.35)
  }
  const gold = hueOfRgb(await ground('Book a FREE Consultation'))
  expect(gold.hue).toBeGreaterThan(35)
  expect(gold.hue).toBeLessThan(50)
  expect(gold.lightness).toBeGreaterThan(0.4)
})

function hueOfHex(hex: string) {
  return hueOf([1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16)))
}

function hueOfRgb(colour: string) {
  return hueOf((colour.match(/\d+/g) ?? []).slice(0, 3).map(Number))
}

/** Hue in degrees and lightness from 0 to 1. */
function hueOf([red = 0, green = 0, blue = 0]: number[]): { hue: number; lightness: number } {
  const most = Math.max(red, green, blue)
  const range = most - Math.min(red, green, blue) || 1
  const sector =
    most === red ? (green - blue) / range : most === green ? 2 + (blue - red) / range : 4 + (red - green) / range
  return { hue: (sector * 60 + 360) % 360, lightness: (most + Math.min(red, green, blue)) / 510 }
}
