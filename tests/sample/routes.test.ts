import { expect, test } from 'vitest'
import { servedSite } from '../support/forAllTests.ts'
import { rawPage } from '../support/rawPage.ts'
import { specifiedServices, specifiedSlugs } from './specification.ts'

const at = servedSite()

test('RT-04 RT-15 RT-16 each of the 14 service paths shows its service by its name', async () => {
  for (const [path, name] of specifiedServices) {
    const { status, headings } = await rawPage(`${at.url}/services/${path}`)
    expect([status, headings.find(({ level }) => level === 1)?.text]).toEqual([200, name])
  }
})

test('RT-08 each of the 14 slugs answers', async () => {
  for (const slug of specifiedSlugs) expect((await rawPage(`${at.url}/blogs/${slug}`)).status, slug).toBe(200)
})
