import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

const own = 'src/content/articles'
const day = 24 * 3600 * 1000

/**
 * Builds the site with so many articles: its own ones and generated ones, older by a day each. Answers the site's folder,
 * which is below `dist`.
 * @param {number} count
 * @param {string} dist
 */
export function buildWithArticles(count, dist) {
  const articles = mkdtempSync(join(tmpdir(), 'pravasi-desk-articles-'))
  try {
    cpSync(own, articles, { recursive: true })
    const names = readdirSync(own).filter((name) => name.endsWith('.md'))
    const texts = names.map((file) => {
      const text = readFileSync(join(own, file), 'utf8').replace(/^---\n[\s\S]*?\n---\n/, '')
      // Pictures are drawn for articles of that name only, and generated ones cite no sources.
      return text.replace(/^!\[.*\n/gm, '').replace(/\[\^\w+\]/g, '')
    })
    for (let n = texts.length + 1; n <= count; n += 1) {
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
    execFileSync(process.execPath, ['src/build/scripts/buildEdition.mjs', 'en'], { env })
  } finally {
    rmSync(articles, { recursive: true, force: true })
  }
  return resolve(dist, 'site')
}

/**
 * @param {number} number
 * @param {string} text
 */
function generated(number, text) {
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
