import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

const own = 'src/content/articles'
const dist = join(process.env.DIST_DIR ?? 'dist', 'thousand')
const day = 24 * 3600 * 1000

/** The site with a thousand articles: its own ones and generated ones, older by a day each. Answers its folder. */
export function buildWithThousandArticles(): string {
  const articles = mkdtempSync(join(tmpdir(), 'pravasi-desk-articles-'))
  try {
    cpSync(own, articles, { recursive: true })
    const texts = readdirSync(own).map((file) => {
      const text = readFileSync(join(own, file), 'utf8').replace(/^---\n[\s\S]*?\n---\n/, '')
      // Pictures are drawn for articles of that name only, and generated ones cite no sources.
      return text.replace(/^!\[.*\n/gm, '').replace(/\[\^\w+\]/g, '')
    })
    for (let n = texts.length + 1; n <= 1000; n += 1) {
      writeFileSync(join(articles, `generated-${n}.md`), generated(n, texts[n % texts.length] ?? ''))
    }
    // Under vitest the build leaves out what only sites need.
    const { VITEST: _vitest, NODE_ENV: _test, ...outside } = process.env
    const env = {
      ...outside,
      CONTENT_ARTICLES_DIR: articles,
      DIST_DIR: dist,
      SITE_COMPRESSION: 'none',
      VITE_BUILD_YEAR: '2026',
    }
    const vite = (...args: string[]) =>
      execFileSync(process.execPath, ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'error', ...args], {
        env,
      })
    vite('--ssr', 'src/prerender/entry.tsx', '--outDir', join(dist, 'prerender'))
    vite()
  } finally {
    rmSync(articles, { recursive: true, force: true })
  }
  return resolve(dist, 'site')
}

function generated(number: number, text: string): string {
  const date = new Date(Date.UTC(2025, 2, 1) - number * day).toLocaleDateString('en-US', {
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    timeZone: 'UTC',
  })
  const fields = {
    id: `blog${number}`,
    slug: `generated-${number}`,
    displayName: `Generated Article ${number}`,
    description: `Number ${number} of many articles.`,
    metaDescription: `Number ${number} of many articles, for search engines.`,
    date,
    reviewed: '20 November 2026',
    readingTime: '9 min read',
    service: 'Documents',
  }
  const lines = Object.entries(fields).map(([name, value]) => `${name}: ${value}`)
  return `---\n${lines.join('\n')}\n---\n${text}`
}
