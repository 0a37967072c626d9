import { expect, test } from 'vitest'
import { withLocalLinks } from './localLinks.ts'

const changed = (source: string) =>
  withLocalLinks(source, '/site/src/ui/A.tsx?tsr-split=component').split(';').slice(1).join(';')

test('an address that a component writes is handed to the language, whatever it is written in', () => {
  expect(changed('const a = <a href="/about">Über – अ</a>')).toBe(
    'const a = <a {...linkInThisLanguage("/about")}>Über – अ</a>',
  )
  expect(changed('/* अ */ const b = <Card lang="en" href={pathOf(slug)} {...rest}><A href={to} /></Card>')).toBe(
    '/* अ */ const b = <Card lang="en" {...linkInThisLanguage(pathOf(slug))} {...rest}><A {...linkInThisLanguage(to)} /></Card>',
  )
})

test('what leads to a place on the page or to another site is not touched', () => {
  const source = 'const a = <><a href="#main">a</a><a href="https://example.com">b</a></>'
  expect(withLocalLinks(source, 'A.tsx')).toBe(source)
})
