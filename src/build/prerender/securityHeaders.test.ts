import { expect, test } from 'vitest'
import { newsletterStyles } from '#content/newsletterStyles.ts'
import { deskHeaders, fileHeaders, policyLines, securityHeaders, sha256 } from './securityHeaders.ts'

const directives = (policy = ''): Record<string, string> =>
  Object.fromEntries(policy.split('; ').map((one) => one.split(/ (.*)/)))

test('the workplace may load nothing but its own files, send only to its server, and be framed by nobody', () => {
  const policy = directives(deskHeaders([])['Content-Security-Policy'])
  const { 'style-src': styles, ...others } = policy
  expect(others).toEqual({
    'default-src': "'none'",
    'worker-src': "'self'",
    'script-src': "'self'",
    'img-src': "'self'",
    'connect-src': "'self'",
    'font-src': "'self'",
    'frame-src': "'self'",
    'manifest-src': "'self'",
    'base-uri': "'none'",
    'form-action': "'none'",
    'frame-ancestors': "'none'",
  })
  // The hash of the empty string, for rules that are inserted through the CSSOM; then the preview of a newsletter.
  const { light, dark } = newsletterStyles
  expect(styles).toBe(`'self' 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=' ${sha256(light)} ${sha256(dark)}`)
})

test('an address of the workplace reaches no other site and no index, unlike one of the public site', () => {
  expect(deskHeaders([])).toMatchObject({ 'Referrer-Policy': 'no-referrer', 'X-Robots-Tag': 'noindex, nofollow' })
  expect(securityHeaders({ scripts: [], styles: [] })).not.toHaveProperty('X-Robots-Tag')
})

test('a file that a page loads carries less than 200 bytes of security headers, and may load nothing where it is opened', () => {
  const sent = Object.entries(fileHeaders).map(([name, value]) => `${name}: ${value}\r\n`)
  expect(sent.join('').length).toBeLessThan(200)
  expect(fileHeaders).toMatchObject({
    'Content-Security-Policy': "default-src 'none'",
    'X-Content-Type-Options': 'nosniff',
    'Cross-Origin-Resource-Policy': 'same-origin',
  })
})

test('a style that pages in two languages share is named once, for every page carries the whole policy', () => {
  const policy = directives(securityHeaders({ scripts: [], styles: ['a{}', 'b{}', 'a{}'] })['Content-Security-Policy'])
  expect(policy['style-src']?.split(' ').filter((source: string) => source === sha256('a{}'))).toHaveLength(1)
})

test('a policy that is too long for a line of a static host becomes two that together forbid the same', () => {
  const texts = (count: number) => Array.from({ length: count }, (_, n) => `text ${n}`)
  const policyOf = (scripts: number, styles: number) =>
    securityHeaders({ scripts: texts(scripts), styles: texts(styles) })['Content-Security-Policy'] ?? ''
  expect(policyLines(policyOf(5, 20))).toEqual([`  Content-Security-Policy: ${policyOf(5, 20)}`])

  const long = policyOf(12, 25)
  const [scripts = '', others = ''] = policyLines(long).map((line) => line.replace('  Content-Security-Policy: ', ''))
  for (const line of [scripts, others]) expect(line.length).toBeLessThan(1970)
  const whole = directives(long)
  expect(directives(scripts)).toEqual({ 'script-src': whole['script-src'], 'object-src': "'none'" })
  expect({ ...directives(others), 'script-src': '' }).toEqual({ ...whole, 'script-src': '' })

  expect(() => policyLines(policyOf(5, 40))).toThrow('static hosts take 2000')
})
