import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { onDeep, type PigmentName, pigments } from '#content/pigments.ts'
import { gold, navy } from '#ui/theme/palette.ts'
import { chakraSystem } from '#ui/theme/precompiled/chakraSystem.ts'
import { fixed, roles, variants } from '#ui/theme/roles.ts'
import { read, sourceFiles } from '../sources.ts'
import { contrast, over } from './contrast.ts'
import { marks, notText, texts } from './pairsInUse.ts'
import { styleUses } from './styleUses.ts'

const system = chakraSystem()

const themes = ['light', 'sepia', 'dark', 'black'] as const
type Theme = (typeof themes)[number]

/** The place of a theme in the pairs of values; a variant takes what it does not change from the theme it departs from. */
const sideOf = (theme: Theme) => (['light', 'sepia'].includes(theme) ? 0 : 1)
const departures: Partial<Record<Theme, { roles: Record<string, string> }>> = variants

const shades: Record<string, string> = {
  ...fixed,
  ...Object.fromEntries(Object.entries(navy).map(([step, colour]) => [`navy.${step}`, colour])),
  ...Object.fromEntries(Object.entries(gold).map(([step, colour]) => [`gold.${step}`, colour])),
}

/** The colour of a name of the table in that theme, on pages of that pigment. */
function colourOf(name: string, theme: Theme, pigment: PigmentName | 'none'): string {
  const role: readonly string[] | undefined = (roles as Record<string, readonly string[]>)[name]
  // The bar over the page at its lightest, the cards of the contact section.
  if (name === 'top bar') return over(navy[900], 0.91, roles.panel[0])
  if (name === 'card on navy') return over(fixed.white, 0.08, navy[900])
  const named =
    departures[theme]?.roles[name] ?? role?.[sideOf(theme)] ?? shades[name] ?? pigmentOf(theme, pigment)[name]
  if (!named) throw new Error(`No colour is called ${name}`)
  return named
}

/** Pages without a pigment use navy and gold (ui/theme/globalCss.ts). */
function pigmentOf(theme: Theme, name: PigmentName | 'none'): Record<string, string> {
  const side = sideOf(theme)
  if (name === 'none') {
    const text = side === 0 ? navy[700] : roles.link[1]
    return { 'pigment.deep': navy[900], 'pigment.tint': colourOf('wash', theme, name), 'pigment.text': text }
  }
  const { deep, tint, text, darkTint, darkText } = pigments[name]
  return {
    'pigment.deep': deep,
    'pigment.tint': [tint, darkTint][side] ?? '',
    'pigment.text': [text, darkText][side] ?? '',
  }
}

function tooWeak(table: Record<string, readonly string[]>, least: number): string[] {
  const names = ['none' as const, ...(Object.keys(pigments) as PigmentName[])]
  const found = Object.entries(table).flatMap(([text, grounds]) =>
    grounds.flatMap((ground) =>
      themes.flatMap((theme) =>
        names
          .map((pigment) => ({
            pigment: `${text}${ground}`.includes('pigment') ? pigment : '',
            ratio: contrast(colourOf(text, theme, pigment), colourOf(ground, theme, pigment)),
          }))
          .filter(({ ratio }) => ratio < least)
          .map(({ pigment, ratio }) => `${text} on ${ground}, ${theme} ${pigment}: ${ratio.toFixed(2)}`),
      ),
    ),
  )
  return [...new Set(found)]
}

const advice =
  'Too weak to read. The shades of navy follow `primary` in src/content/brand.ts, those of gold `accent`: take a darker primary or a lighter accent. Pigments are in src/content/pigments.ts, all other colours in src/ui/theme/roles.ts.'

test('every text in use has a contrast of 4.5 or more with each of its grounds, in every theme and all pigments', () => {
  expect(tooWeak(texts, 4.5), advice).toEqual([])
})

test('edges of fields, focus rings and marks have a contrast of 3 or more, in every theme and all pigments', () => {
  expect(tooWeak(marks, 3), advice).toEqual([])
})

test('SD-19 the palettes are different, and their heroes carry titles and subtitles that can be read', () => {
  const palettes = Object.values(pigments)
  expect(new Set(palettes.map((pigment) => JSON.stringify(pigment))).size).toBe(palettes.length)
  for (const { deep, tint, text, darkTint, darkText } of palettes) {
    for (const colour of Object.values(onDeep)) expect(contrast(colour, deep)).toBeGreaterThanOrEqual(4.5)
    expect(contrast(gold[400], deep)).toBeGreaterThanOrEqual(4.5)
    expect(contrast(text, tint)).toBeGreaterThanOrEqual(4.5)
    expect(contrast(darkText, darkTint)).toBeGreaterThanOrEqual(4.5)
  }
})

test('TH-10 dark blue and golden yellow have lighter and darker shades, in order', () => {
  for (const shades of [navy, gold]) {
    const steps = Object.entries(shades).sort(([a], [b]) => Number(a) - Number(b))
    const againstWhite = steps.map(([, colour]) => contrast(colour, fixed.white))
    expect(againstWhite).toEqual([...againstWhite].sort((a, b) => a - b))
    expect(steps.length).toBeGreaterThanOrEqual(5)
  }
})

test('TB-30 the logo and the name stand out from the bar over any page, light or dark', () => {
  const logo = readFileSync('public/art/svg/logo-mark.svg', 'utf8')
  const ground = /(?:fill|stroke)="(#[0-9a-f]{6})"/i.exec(logo)?.[1] ?? ''
  for (const below of [fixed.white, fixed.black]) {
    const bar = over(navy[900], 0.91, below)
    expect(contrast(ground, bar)).toBeGreaterThanOrEqual(3)
    expect(contrast(fixed.white, bar)).toBeGreaterThanOrEqual(4.5)
  }
})

test('every colour that a component gives to text is in the table', () => {
  const components = sourceFiles('src').filter((file) => /^src\/(ui|site)\/.*(?<!\.test)\.tsx?$/.test(file))
  const used = components
    .flatMap((file) => styleUses(file, read(file)))
    .filter(({ property }) => system.utility.resolveShorthand(property) === 'color')
    .map(({ value }) => value)
  expect([...new Set(used)].filter((name) => !(name in texts) && !notText.includes(name))).toEqual([])
})

test('the contrast is that of WCAG, and a weak pair planted in the table is found', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21)
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2)
  expect(over('#000000', 0.5, '#ffffff')).toBe('#808080')
  expect(tooWeak({ field: ['bg'] }, 4.5)).not.toEqual([])
  expect(tooWeak({ 'navy.700': ['bg'] }, 4.5)).toEqual([
    expect.stringContaining('dark'),
    expect.stringContaining('black'),
  ])
  expect(tooWeak({ 'pigment.text': ['pigment.deep'] }, 4.5).length).toBeGreaterThan(10)
})
