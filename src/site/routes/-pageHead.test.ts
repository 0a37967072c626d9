import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { articleCards, articleFile } from '#content/articles.ts'
import { site } from '#content/site.ts'
import { Route } from './blogs/$param.tsx'

/** The preview of a link to the article elsewhere, by the names of Open Graph. */
async function previewOf(slug: string): Promise<Map<string, string>> {
  const loaderData = await articleFile(slug)
  const head = await Route.options.head?.({ loaderData } as Parameters<NonNullable<typeof Route.options.head>>[0])
  const metas = (head?.meta ?? []) as { property?: string; content?: string }[]
  return new Map(metas.flatMap(({ property, content }) => (property ? [[property, content ?? '']] : [])))
}

test.each(articleCards.map(({ slug }) => slug))('a link to %s shows title, description and picture', async (slug) => {
  const preview = await previewOf(slug)
  const card = articleCards.find((one) => one.slug === slug)
  expect(preview.get('og:title')).toContain(card?.displayName)
  expect(preview.get('og:description')).toBe(card?.metaDescription)
  expect(preview.get('og:url')).toBe(`${site.origin}/blogs/${slug}`)
  expect([preview.get('og:image:width'), preview.get('og:image:height')]).toEqual(['1200', '630'])
  const image = preview.get('og:image') ?? ''
  expect(image.startsWith(`${site.origin}/art/social/`)).toBe(true)
  expect(preview.get('og:image:type')).toBe('image/jpeg')
  expect(preview.get('og:image:alt')).toBe(card?.displayName)
  const drawn = new URL(image).pathname.replace(/\.jpg$/, '.webp')
  const { width, height } = await sharp(join('public', drawn)).metadata()
  expect([width, height]).toEqual([1200, 630])
})
