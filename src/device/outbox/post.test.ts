import { expect, test, vi } from 'vitest'
import { backendUrl } from './post.ts'

vi.stubGlobal('self', { location: { origin: 'https://desk.example' } })

test('API-07 a trailing slash of the base is removed', () => {
  expect(backendUrl('/api/contact', 'https://api.example.com/')).toBe('https://api.example.com/api/contact')
  expect(backendUrl('/api/contact', 'https://api.example.com/v1')).toBe('https://api.example.com/v1/api/contact')
})

test('API-07 an empty or missing base is the own origin', () => {
  for (const base of ['', ' ', '/', undefined]) {
    expect(backendUrl('/api/contact', base)).toBe('https://desk.example/api/contact')
  }
})
