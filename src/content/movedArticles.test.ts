import { expect, test } from 'vitest'
import { broughtBack, frontField, takenAway } from './movedArticles.ts'

const file = '---\nid: blog7\nslug: selling\nsources: fema\n---\n\nA text.\n\n---\nmovedTo: /not/a/field\n---\n'

test('taking away adds one field to the front matter, and bringing back leaves the file as it was', () => {
  const away = takenAway(file, '/services/Documents')
  expect(away).toBe(file.replace('sources: fema\n', 'sources: fema\nmovedTo: /services/Documents\n'))
  expect(frontField(away, 'movedTo')).toBe('/services/Documents')
  expect(broughtBack(away)).toBe(file)
})

test('taken away once more it leads to the last page, and to no two', () => {
  const away = takenAway(takenAway(file, '/services/Documents'), '/blogs/buying')
  expect(away).toBe(takenAway(file, '/blogs/buying'))
})

test('a field is read from the front matter alone, whatever ends its lines', () => {
  expect([frontField(file, 'id'), frontField(file, 'movedTo'), frontField('no front matter', 'id')]).toEqual([
    'blog7',
    '',
    '',
  ])
  const written = `\uFEFF${takenAway(file, '/blogs/buying').replaceAll('\n', '\r\n')}`
  expect(frontField(written, 'movedTo')).toBe('/blogs/buying')
})
