import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

interface Entry {
  url: string
  revision: string | null
  size: number
  faces?: string[]
}

const script = /<script[\s\S]*?<\/script>/g
const italicElement = /<(?:em|i|cite)[\s>]/
const italicRule = /\.(css-[a-z0-9]+)\{[^{}]*font-style:italic/g

/** For the precache manifest: lists for each page the font faces it uses beyond the two of every page. */
export function withFaces(siteDir: string): (entries: Entry[]) => { manifest: Entry[] } {
  return (entries) => {
    const read = (file: string) => readFileSync(join(siteDir, file), 'utf8')
    const assets = readdirSync(join(siteDir, 'assets'), { recursive: true, encoding: 'utf8' })
    const sheets = assets.filter((name) => /(^|\/)(?:site|page)-[^/]*\.css$/.test(name))
    if (sheets.length === 0) throw new Error(`There are no sheets of the pages in ${siteDir}/assets.`)
    const facesOf = faceFinder(sheets.map((name) => read(`assets/${name}`)).join(''))
    const manifest = entries.map((entry) => {
      if (!entry.url.endsWith('.html')) return entry
      const faces = facesOf(read(entry.url))
      return faces.length > 0 ? { ...entry, faces } : entry
    })
    return { manifest }
  }
}

/** Names (without hashes) of the font files that a page needs under these rules beyond the upright faces. */
export function faceFinder(css: string): (html: string) => string[] {
  const italicClasses = [...css.matchAll(italicRule)].map((match) => match[1] ?? '')
  return (html) => {
    const text = html.replace(script, '')
    const italic = italicElement.test(text) || italicClasses.some((name) => text.includes(name))
    return [...(italic ? ['serif-italic'] : []), ...(text.includes('₹') ? ['serif-rupee'] : [])]
  }
}
