import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { contactLinks, digitsFromAbroad } from '#content/pages/contactLinks.ts'
import { site } from '#content/site.ts'

const source = /\.(?:ts|tsx|mjs|md|css|json)$/
const own = /(?:^|\/)(?:site\.ts|README\.md)$|\.test\.tsx?$/

/** Everything that is built, except the site file; tests and READMEs may name the product. */
const files = [
  ...readdirSync('src', { recursive: true, encoding: 'utf8' }).map((name) => join('src', name)),
  'index.html',
  'manifest.webmanifest',
].filter((name) => (source.test(name) && !own.test(name)) || /\.(?:html|webmanifest)$/.test(name))

const naming = (pattern: RegExp) => files.filter((name) => pattern.test(readFileSync(name, 'utf8')))
const literally = (text: string) => new RegExp(text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/ /g, '\\s?'), 'i')

test('SC-03 name, e-mail, phone and host of the provider are typed in the site file only', () => {
  expect(files.length).toBeGreaterThan(200)
  const { product, email, phone, origin } = site
  for (const text of [product, email, phone, new URL(origin).host]) expect(naming(literally(text)), text).toEqual([])
  expect(naming(new RegExp(`\\b${phone.replace(/\D/g, '')}\\b`))).toEqual([])
})

test('SC-03 outside forms and social pages are typed in the site file only', () => {
  for (const url of [site.forms.testimonial, site.forms.feedback]) expect(naming(literally(url)), url).toEqual([])
})

test('RT-23 RT-24 call, mail and chat are built from the site file', () => {
  const digits = digitsFromAbroad(site.phone)
  expect(contactLinks).toEqual({
    call: `tel:+${digits}`,
    email: `mailto:${site.email}`,
    chat: `https://wa.me/${digits}`,
  })
})
