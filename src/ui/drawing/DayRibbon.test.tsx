// @vitest-environment happy-dom
import { ChakraProvider } from '@chakra-ui/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { system } from '../theme/system.ts'
import { DayRibbon } from './DayRibbon.tsx'

test('without a script the days are in order, as text, and none is past or today', () => {
  const days = [
    { name: 'Return', day: Date.UTC(2026, 6, 31) / 86_400_000 },
    { name: 'Advance tax', day: Date.UTC(2026, 5, 15) / 86_400_000 },
  ]
  const html = renderToStaticMarkup(
    <ChakraProvider value={system}>
      <DayRibbon days={days} />
    </ChakraProvider>,
  )
  const text = html.replace(/<style.*?<\/style>/gs, '').replace(/<[^>]+>/g, '|')
  expect(text.split('|').filter(Boolean)).toEqual(['15 June 2026: Advance tax', '31 July 2026: Return'])
  expect(html).not.toMatch(/class="past"|<line/)
})
