import { expect, test } from 'vitest'
import { privacy as english } from '#content/pages/privacy.ts'
import type { PrivacyBlock } from '#content/pages/privacyBlocks.ts'
import { privacy } from './privacy.ts'
import { grievanceOfficerBlocks } from './privacyRights.ts'

const shapeOf = (block: PrivacyBlock) => (block.type === 'list' ? `list of ${block.items.length}` : block.type)

test('the Hindi policy has the sections of the English one under the same anchors, block by block and item by item', () => {
  const shape = ({ sections }: typeof english) => sections.map(({ id, blocks }) => [id, ...blocks.map(shapeOf)])
  expect(shape(privacy)).toEqual(shape(english))
})

test('the Hindi policy names the grievance officer of the site file, with the officer’s own address', () => {
  const blocks = grievanceOfficerBlocks({ name: 'A. Rao', address: 'New Delhi', email: 'grievance@example.com' })
  expect(blocks).toMatchObject([
    { type: 'heading', text: 'शिकायत अधिकारी' },
    { type: 'email', link: 'mailto:grievance@example.com', text: expect.stringContaining('A. Rao, New Delhi') },
  ])
  expect(grievanceOfficerBlocks({ name: '', address: 'x', email: 'y@example.com' })).toEqual([])
})
