// @vitest-environment happy-dom
import { ChakraProvider, chakra, type SystemContext } from '@chakra-ui/react'
import { CacheProvider, type EmotionCache } from '@emotion/react'
import { render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { emotionOptions } from '../emotionOptions.ts'
import { chakraSystem } from './chakraSystem.ts'
import * as emotion from './emotion.ts'
import { bringEmotion, createCache, serializeStyles } from './lateEmotion.ts'
import { insertAwaited, precompiledStyles } from './precompiledStyles.ts'
import { isStyleProperty } from './styleProperties.ts'

const options = { ...emotionOptions, speedy: false }
const sheets = () => [...document.querySelectorAll('style')].map((style) => style.textContent).join('')

let loaded: SystemContext | undefined
const system = {
  ...precompiledStyles(() => loaded),
  isValidProperty: isStyleProperty,
  _global: [],
  _config: { disableLayers: true },
} as unknown as SystemContext

const show = (cache: EmotionCache, ...texts: string[]) => (
  <CacheProvider value={cache}>
    <ChakraProvider value={system}>
      {texts.map((text) => (
        <chakra.p key={text} lineHeight={`${text.length}px`}>
          {text}
        </chakra.p>
      ))}
    </ChakraProvider>
  </CacheProvider>
)

afterEach(() => document.head.replaceChildren())

test('what is shown before Emotion has been loaded has its class, and its rules as soon as it has', () => {
  // Chakra's global rules, which a built page leaves out, need some sheet.
  const { sheet } = emotion.createCache(options)
  const cache = Object.assign(createCache(options), { sheet })
  const { rerender } = render(show(cache, 'early'))
  const [early = ''] = screen.getByText('early').classList
  expect(early).toMatch(/^css-\w+$/)
  // A page that is opened meanwhile.
  rerender(show(cache, 'early', 'earlier'))
  expect(sheets()).toBe('')
  bringEmotion(emotion, cache, options)
  loaded = chakraSystem()
  insertAwaited(cache)
  expect(sheets()).toBe(`.${early}{line-height:5px;}.${screen.getByText('earlier').className}{line-height:7px;}`)
  rerender(show(cache, 'early', 'earlier', 'late'))
  const rules = sheets()
  expect(rules).toContain(`.${screen.getByText('late').className}{line-height:4px;}`)
  rerender(show(cache, 'early', 'late'))
  expect(sheets()).toBe(rules)
})

test('a name that the page brought along gets no rule from either cache', () => {
  const cache = createCache(options)
  cache.inserted.known = true
  bringEmotion(emotion, cache, options)
  expect(cache.inserted).toEqual({ known: true })
  cache.insert('.css-made', { name: 'made', styles: 'color:red;' }, cache.sheet, true)
  expect(cache.inserted).toEqual({ known: true, made: true })
  expect(sheets()).toBe('.css-made{color:red;}')
})

test('named styles are their own serialization; text is joined as Emotion joins it, once it has been loaded', () => {
  const named = { name: 'named', styles: ' ' }
  expect(serializeStyles([named])).toBe(named)
  bringEmotion(emotion, createCache(options), options)
  expect(serializeStyles([named])).toBe(named)
  const styles = [{ color: 'red' }, 'margin:0;']
  expect(serializeStyles(styles).styles).toBe(emotion.serializeStyles(styles).styles)
})
