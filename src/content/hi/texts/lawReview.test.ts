import { expect, test } from 'vitest'
import { lawReviewBy } from './lawReview.ts'

test('a Hindi text names the lawyer who reviewed its law, or says that none has', () => {
  expect(lawReviewBy({ name: '', qualification: '' }).sentence('22 नवंबर 2026')).toContain('किसी वकील ने अभी नहीं')
  expect(lawReviewBy({ name: 'Asha Rao', qualification: '' }).label).toContain('Asha Rao:')
  expect(lawReviewBy({ name: 'Asha Rao', qualification: 'advocate' }).label).toContain('Asha Rao (advocate):')
})
