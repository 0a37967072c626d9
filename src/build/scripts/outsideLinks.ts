// The addresses of other sites that the texts link to.
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

interface LinkSources {
  officialTexts: Readonly<Record<string, { url: string }>>
  importantLinks: { links: readonly { url: string }[] }
}

/**
 * Every address outside the site: the official texts, the offices of the Resources page, and the links in articles,
 * services and pages. Samples under example.com are left out.
 */
export function outsideLinks(root: string, { officialTexts, importantLinks }: LinkSources): string[] {
  const folder = path.join(root, 'src/content')
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /^articles\/.+\.md$|^(?:services|pages)\/.+\.ts$/.test(name),
  )
  const inTexts = files.flatMap((name) =>
    Array.from(
      readFileSync(path.join(folder, name), 'utf8').matchAll(/\]\((https:\/\/[^)\s$]+)\)/g),
      ([, url = '']) => url,
    ),
  )
  const offices = importantLinks.links.map(({ url }) => `https://${url}`)
  const all = [...Object.values(officialTexts).map(({ url }) => url), ...offices, ...inTexts]
  return [...new Set(all)].filter((url) => !/\bexample\.(?:com|org)\b/.test(new URL(url).host)).sort()
}
