import { expect, test } from 'vitest'
import { isAnyStyleProperty } from '#theme/precompiled/everyStyleProperty.ts'
import { styleProperties } from '#theme/precompiled/styleProperties.ts'
import { read, sourceFiles } from '../sources.ts'
import { propNames } from './propNames.ts'

const ofSite = sourceFiles('src').filter((file) =>
  /^src\/(ui|features|routes|start)\/(?!.*(\/testing\/|\.test\.)).*\.tsx?$/.test(file),
)

test('the list of style properties has all that elements of the site have as props', () => {
  const used = [...propNames(ofSite.map((file) => [file, read(file)]))].filter(
    (name) => /^[a-z]\w*$/i.test(name) && isAnyStyleProperty(name),
  )
  expect(used.length).toBeGreaterThan(100)
  // One that nothing uses any more costs a few bytes; one that the list lacks does nothing in a visitor's browser.
  expect(used.filter((name) => !styleProperties.includes(name))).toEqual([])
})

test.each([
  ['a prop', '<Box mt="4" />'],
  ['a prop of an element that a variable holds', '<parts.Row mt="4" />'],
  ['what is spread in place', '<Box {...(wide && { mt: "4" })} />'],
  ['a variable that is spread', 'const cell = { mt: "4" }; const row = <Box {...cell} />'],
  ['what a function gives', 'function cell() { return { mt: "4" } }; const row = <Box {...cell()} />'],
])('a name in %s is found', (_, source) => {
  expect([...propNames([['planted.tsx', source]])]).toContain('mt')
})

test('attributes of plain elements, and what lies in a style object, are no props', () => {
  const source = '<div content="x"><Box css={{ float: "left" }} /></div>'
  expect([...propNames([['planted.tsx', source]])]).toEqual(['css'])
})
