import { expect, test } from 'vitest'
import { globalCss } from '#ui/theme/globalCss.ts'
import { chakraSystem } from '#ui/theme/precompiled/chakraSystem.ts'
import { variants } from '#ui/theme/roles.ts'
import { read, sourceFiles } from '../sources.ts'
import { styleUses } from './styleUses.ts'
import { tokenFaults } from './tokenFaults.ts'

const system = chakraSystem()

const styled = sourceFiles('src')
  .filter((file) => /^src\/(ui|site|desk)\//.test(file))
  // The theme's declarations are judged by their result.
  .filter(
    (file) =>
      !/\.test\.tsx?$|theme\/(precompiled\/)?(tokens|palette|roles|utilities|precompiledStyles)\.ts$/.test(file),
  )

function faults(file: string, source: string): string[] {
  return styleUses(file, source).flatMap((use) => tokenFaults(use).map((fault) => `${file}: ${fault}`))
}

test('every token, text style, animation and condition named in the sources exists in the theme', () => {
  const uses = styled.flatMap((file) => styleUses(file, read(file)))
  expect(uses.length).toBeGreaterThan(1000)
  expect(styled.flatMap((file) => faults(file, read(file)))).toEqual([])
})

test('every variable that the theme and its text styles refer to is declared', () => {
  const declared = JSON.stringify([system.getTokenCss(), system.getGlobalCss(), system.getPreflightCss()])
  const textStyles = (system.utility.getTypes().get('textStyle') ?? []).map((name) => JSON.parse(name))
  const used = declared + JSON.stringify(textStyles.map((textStyle) => system.css({ textStyle })))
  const names = new Set([...used.matchAll(/var\((--chakra-[\w-]+)\)/g)].map((match) => match[1] ?? ''))
  expect(names.size).toBeGreaterThan(0)
  expect([...names].filter((name) => !declared.includes(`"${name}":`))).toEqual([])
  for (const textStyle of textStyles) {
    const { fontFamily, fontWeight } = system.css({ textStyle }) as Record<string, string>
    expect([fontFamily, fontWeight], textStyle).toEqual([expect.stringMatching(/^var/), expect.stringMatching(/^var/)])
  }
})

test('the variants of the themes set variables of colours that the theme declares', () => {
  const rules = new Map(Object.entries(globalCss()))
  const declared = JSON.stringify(system.getTokenCss())
  for (const [name, { roles }] of Object.entries(variants)) {
    const set = Object.keys(rules.get(`[data-theme~=${name}] body`) ?? {})
    expect(set).toHaveLength(Object.keys(roles).length + 1)
    expect(set.filter((variable) => !declared.includes(`"${variable}":`))).toEqual([])
  }
})

test.each([
  ['<Box bg="inkk" />', 'inkk'],
  ['<Box p={{ base: "4", md: "9" }} />', '9'],
  ['<chakra.p color={dark ? "ink" : "ink3"} />', 'ink3'],
  ['<H1 textStyle="h9" />', 'h9'],
  ['<Box m="2 4" />', '2'],
  ['<Box bg="ink/40" />', 'ink'],
  ['<Box rounded="card" />', 'rounded'],
  ['<Box flexBasis="wrap" />', 'flexBasis'],
  ['<Box css={{ "& a": { color: "linc" } }} />', 'linc'],
  ['<Box boxShadow="0 2px {spacing.999} {colors.ink}" />', 'spacing.999'],
  ['const x = { "--focus-ring": "{colors.gold.999}" }', 'gold.999'],
  ['<Box outlineColor="{colors.gold.999}" />', 'gold.999'],
  ['<Box _darkk={{ color: "ink" }} />', '_darkk'],
  ['const x = { _osDrak: { color: "ink" } }', '_osDrak'],
  ['<Box animation="raise {durations.enter} {easings.out} both" />', 'raise'],
  ['<Box transitionDuration="quick" />', 'quick'],
  ['<Box zIndex="top" />', 'top'],
  ['<Box fontFamily="Georgia" />', 'Georgia'],
  ['<Box w="hero" minH="80vh" borderRadius="round" />', 'round'],
])('a wrong name planted in %s is found', (source, name) => {
  const found = faults('planted.tsx', source)
  expect(found.length, String(found)).toBeGreaterThan(0)
  expect(found.join()).toContain(name)
})

test.each([
  '<Box bg="ink" p="4" m="0 auto 12px" w="min({sizes.wrap}, 100% - 2 * (1rem + var(--gutter)))" />',
  '<Box border="1px solid rgb(255 255 255 / .14)" boxShadow="2px 0 0 {colors.gold.500}" zIndex="-1" />',
  '<Picture w="full" h={{ base: "auto", lg: wide ? "calc(100% - 22px)" : "full" }} title="inkk" />',
  'element.scrollTo({ top, behavior: "smooth" }); const record = { _id: "7" }',
])('what is right in %s is left alone', (source) => {
  expect(faults('planted.tsx', source)).toEqual([])
})
