// @vitest-environment happy-dom
import { ChakraProvider, chakra, type SystemContext } from '@chakra-ui/react'
import createCache from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import { render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { completeSystem } from './completeSystem.ts'
import { namedStyles, present } from './namedStyles.ts'
import { system } from './system.ts'

const Card = chakra('div', {
  base: { p: '4', color: 'ink', _hover: { color: 'link' } },
  variants: { look: { plain: { bg: 'panel' }, loud: { bg: 'gold.500' } } },
  defaultVariants: { look: 'plain' },
})

/** What emotion is handed by `css`. */
interface Named {
  name: string
  styles: string
}
const named = (...styles: object[]) => system.css(...styles) as unknown as Named

function show(element: ReactNode, value: SystemContext = system) {
  const cache = createCache({ key: 'css', stylisPlugins: [], speedy: false })
  render(
    <CacheProvider value={cache}>
      <ChakraProvider value={value}>{element}</ChakraProvider>
    </CacheProvider>,
  )
  return screen.getByText('shown')
}

/** The rules of an element's one class, without the class's name. */
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
  present.clear()
  document.head.replaceChildren()
  document.body.replaceChildren()
})

describe('styles named after what was asked for', () => {
  test('the same styles have one name, others another', () => {
    expect(named({ p: '4', m: undefined })).toEqual(named({ p: '4' }))
    expect(named({ p: '4' }).name).not.toBe(named({ p: '5' }).name)
    expect(named({ p: '4' }, { m: '1' }).name).not.toBe(named({ m: '1' }, { p: '4' }).name)
  })

  test('no styles are no class', () => {
    expect(named({}).styles).toBe('')
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
    ['of its recipe', () => <Card look="loud">shown</Card>],
    ['of both, the properties above the recipe', () => <Card p="1">shown</Card>],
  ])('an element has the rules %s that Chakra gives it', (_, element) => {
    const ours = rulesOf(show(element()))
    document.body.replaceChildren()
    document.head.replaceChildren()
    expect(ours).not.toBe('')
    expect(ours).toBe(rulesOf(show(element(), completeSystem())))
  })

  test('a styled element styled further has the rules of both', () => {
    const Wide = chakra(Card, { base: { maxW: '10px' } })
    expect(rulesOf(show(<Wide>shown</Wide>))).toContain('max-width:10px')
    expect(rulesOf(screen.getByText('shown'))).toContain('hover')
  })

  test('what the stylesheet holds is asked of no engine', () => {
    const asked = vi.fn(completeSystem)
    const style = { textStyle: 'h1' }
    present.add(named(style).name)
    const { css, cva } = namedStyles(asked)
    expect((css(style) as unknown as Named).name).toBe(named(style).name)
    expect(cva({ base: { p: '4' } }).variantKeys).toEqual([])
    expect(asked).not.toHaveBeenCalled()
    css({ p: '7' })
    expect(asked).toHaveBeenCalled()
  })
})

test('a property counts as a style exactly when it does for Chakra', () => {
  const chakras = completeSystem()
  const conditions = chakras.conditions.keys().filter((name) => name.startsWith('_'))
  const names = [
    ...chakras.utility.keys(),
    ...conditions,
    'css',
    'textStyle',
    '--gap',
    '&:hover',
    'display',
    'href',
    'ref',
    'data-x',
    'sizes',
  ]
  for (const name of names) expect([name, system.isValidProperty(name)]).toEqual([name, chakras.isValidProperty(name)])
})
