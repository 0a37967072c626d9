// @vitest-environment happy-dom
import { ChakraProvider, chakra, type SystemContext } from '@chakra-ui/react'
import createCache from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import { render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { chakraSystem } from './precompiled/chakraSystem.ts'
import { precompiledNames, precompiledStyles } from './precompiled/precompiledStyles.ts'
import { system } from './system.ts'

const Card = chakra('div', {
  base: { p: '4', color: 'ink', _hover: { color: 'link' } },
  variants: { variant: { plain: { bg: 'panel' }, loud: { bg: 'gold.500' } } },
  defaultVariants: { variant: 'plain' },
})

/** The object that `css` passes to Emotion. */
interface Precompiled {
  name: string
  styles: string
}
const precompiled = (...styles: object[]) => system.css(...styles) as unknown as Precompiled

function show(element: ReactNode, value: SystemContext = system) {
  const cache = createCache({ key: 'css', stylisPlugins: [], speedy: false })
  render(
    <CacheProvider value={cache}>
      <ChakraProvider value={value}>{element}</ChakraProvider>
    </CacheProvider>,
  )
  return screen.getByText('shown')
}

/** The rules of an element's class, without the class name. */
function rulesOf(element: HTMLElement): string {
  const [className = ''] = element.classList
  const sheets = [...document.querySelectorAll('style')].map((style) => style.textContent).join('')
  return sheets
    .split('\n')
    .join('')
    .split(/(?=\.css-|@media|@layer)/)
    .filter((rule) => rule.includes(className))
    .join('')
    .replaceAll(className, '…')
}

afterEach(() => {
  precompiledNames.clear()
  document.head.replaceChildren()
  document.body.replaceChildren()
})

describe('styles named after what was asked for', () => {
  test('the same styles have one name, others another', () => {
    expect(precompiled({ p: '4', m: undefined })).toEqual(precompiled({ p: '4' }))
    expect(precompiled({ p: '4' }).name).not.toBe(precompiled({ p: '5' }).name)
    expect(precompiled({ p: '4' }, { m: '1' }).name).not.toBe(precompiled({ m: '1' }, { p: '4' }).name)
  })

  test('no styles are no class', () => {
    expect(precompiled({}).styles).toBe('')
    expect(show(<chakra.div>shown</chakra.div>).className).toBe('')
  })

  test.each([
    [
      'of its properties',
      () => (
        <chakra.div p={{ base: '2', sm: '4' }} css={{ '& a': { color: 'link' } }}>
          shown
        </chakra.div>
      ),
    ],
    ['of its recipe', () => <Card variant="loud">shown</Card>],
    ['of both, the properties above the recipe', () => <Card p="1">shown</Card>],
  ])('an element has the rules %s that Chakra gives it', (_, element) => {
    const ours = rulesOf(show(element()))
    document.body.replaceChildren()
    document.head.replaceChildren()
    expect(ours).not.toBe('')
    expect(ours).toBe(rulesOf(show(element(), chakraSystem())))
  })

  test('a styled element styled further has the rules of both', () => {
    const Wide = chakra(Card, { base: { maxW: '10px' } })
    expect(rulesOf(show(<Wide>shown</Wide>))).toContain('max-width:10px')
    expect(rulesOf(screen.getByText('shown'))).toContain('hover')
  })

  test('what the stylesheet holds is asked of no engine', () => {
    const asked = vi.fn(chakraSystem)
    const style = { textStyle: 'h1' }
    precompiledNames.add(precompiled(style).name)
    const { css, cva } = precompiledStyles(asked)
    expect((css(style) as unknown as Precompiled).name).toBe(precompiled(style).name)
    expect(cva({ base: { p: '4' } }).variantKeys).toEqual([])
    expect(asked).not.toHaveBeenCalled()
    css({ p: '7' })
    expect(asked).toHaveBeenCalled()
  })
})
