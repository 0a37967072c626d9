import { expect, test } from 'vitest'
import { lawReviewBy } from './lawReview.ts'

const day = '22 November 2026'

test('without a lawyer in the site file a text says that the editors compared its law and no lawyer has', () => {
  const lawReview = lawReviewBy({ name: '', qualification: '' })
  expect(lawReview.label).toBe('Law compared by the editors, not yet by a lawyer:')
  expect(lawReview.sentence(day)).toBe('Law compared by the editors on 22 November 2026, not yet by a lawyer.')
})

test('a text names the lawyer of the site file, with the qualification if there is one', () => {
  const asha = lawReviewBy({ name: 'Asha Rao', qualification: 'advocate, D/1234/2010' })
  expect(asha.label).toBe('Law reviewed by Asha Rao, advocate, D/1234/2010:')
  expect(asha.sentence(day)).toBe('Law reviewed by Asha Rao, advocate, D/1234/2010, on 22 November 2026.')
  expect(lawReviewBy({ name: 'Asha Rao', qualification: '' }).label).toBe('Law reviewed by Asha Rao:')
})
