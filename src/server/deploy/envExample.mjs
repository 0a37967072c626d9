// Writes .env.example from the table in src/server/deploy/settings.md: node src/server/deploy/envExample.mjs
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..', '..', '..')

/**
 * The example file of a table of settings: each is named once, with its meaning and default, and switched off.
 * @param {string} markdown
 */
export function envExample(markdown) {
  const head = [
    '# Settings of the server. Copy the lines that you need to /etc/pravasi-desk.env, without the # before the name.',
    '# Made from src/server/deploy/settings.md by node src/server/deploy/envExample.mjs; change that table, not this file.',
  ]
  const rows = settingRows(markdown).map(({ names, byDefault, meaning }) => {
    const comment = `${meaning}${byDefault === '' ? '' : ` (default: ${byDefault})`}`
    return [`# ${comment}`, ...names.map((name) => `#${name}=`)].join('\n')
  })
  return `${[head.join('\n'), ...rows].join('\n\n')}\n`
}

/**
 * The rows of the table, without Markdown.
 * @param {string} markdown
 * @returns {{ names: string[], byDefault: string, meaning: string }[]}
 */
export function settingRows(markdown) {
  return markdown
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .map((line) => {
      const [names = '', byDefault = '', meaning = ''] = line.split('|').slice(1, 4)
      return { names: names.match(/[A-Z_]+/g) ?? [], byDefault: plain(byDefault), meaning: plain(meaning) }
    })
}

/** @param {string} text */
function plain(text) {
  return text
    .replace(/\[([^\]]+)\]\([^)]+\)/g, '$1')
    .replace(/[`*]/g, '')
    .trim()
}

if (process.argv[1] === import.meta.filename) {
  const table = readFileSync(join(root, 'src/server/deploy/settings.md'), 'utf8')
  writeFileSync(join(root, '.env.example'), envExample(table))
}
