import { expect, test } from 'vitest'
import { boxFault, partAtChecklists } from './checklist.ts'

test('a text is parted at its checklists, and plain bullets stay with the text', () => {
  const text = 'Collect these.\n\n- [ ] The deed.\n- [ ] PAN\n\nThen choose.\n\n- **One:** sell\n\n- [ ] Sign'
  expect(partAtChecklists(text)).toEqual([
    'Collect these.\n\n',
    ['The deed.', 'PAN'],
    '\nThen choose.\n\n- **One:** sell\n\n',
    ['Sign'],
  ])
  expect(partAtChecklists('No list.\n\n- bullet')).toEqual(['No list.\n\n- bullet'])
})

test('a list has an empty box in every item or in none', () => {
  expect(boxFault(['deed', '[a link](/contact) and more', '[x](/contact)'])).toBeUndefined()
  expect(boxFault(['[ ] deed', '[ ] [a link](/contact)'])).toBeUndefined()
  expect(boxFault(['[ ] deed', 'key'])).toMatch(/has a box in some items only/)
  for (const item of ['[x] deed', '[] deed', '[  ] deed', '[ ]deed']) {
    expect(boxFault([item]), item).toMatch(/has a box that is not empty or not whole/)
  }
})
