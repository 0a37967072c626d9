/** Beginnings of names of ours, with which another program's variable hardly begins. */
const prefixes = /^(?:LIMITS?|RETENTION|VOLUME|COMMENTS?|SMTP|MAIL_|METRICS|ALERTS?_|BOUNCE|NEWSLETTER|DIGEST|BACKUP_)/
/** Of every shell, and near to names of ours. */
const foreign = new Set(['MAIL', 'MAILCHECK', 'MAILPATH', 'HOME', 'HOSTNAME', 'HOSTTYPE'])

/** A variable that is no setting but looks like one, and the setting that it may be meant for. */
export interface UnknownSetting {
  name: string
  nearest: string
}

/**
 * Variables that are probably misspelt settings: they are an edit or two from one, or begin as one does. They would be
 * ignored without a word, as `SMPT_URL`.
 */
export function unknownSettings(
  env: Readonly<Record<string, string | undefined>>,
  known: readonly string[],
): UnknownSetting[] {
  return Object.keys(env).flatMap((name) => {
    if (known.includes(name) || foreign.has(name) || !/^[A-Za-z_]{3,40}$/.test(name)) return []
    const [nearest = '', distance] = known
      .map((one) => [one, distanceOf(name.toUpperCase(), one)] as const)
      .reduce((best, next) => (next[1] < best[1] ? next : best), ['', Number.POSITIVE_INFINITY])
    const isNear = distance <= (nearest.length > 6 ? 2 : nearest.length > 4 ? 1 : 0)
    return isNear || prefixes.test(name) ? [{ name, nearest }] : []
  })
}

/** All of them in words; `undefined` if there are none. */
export function unknownSettingsText(found: readonly UnknownSetting[]): string | undefined {
  if (found.length === 0) return undefined
  const list = found.map(({ name, nearest }) => `${name} (${nearest}?)`).join(', ')
  return `unknown settings are ignored: ${list}. All settings: src/server/deploy/settings.md`
}

/** Edits from one text to the other, where two neighbours that changed places are one (optimal string alignment). */
function distanceOf(left: string, right: string): number {
  const rows: number[][] = [Array.from({ length: right.length + 1 }, (_, at) => at)]
  const cell = (row: number, column: number) => rows[row]?.[column] ?? Number.POSITIVE_INFINITY
  for (let i = 1; i <= left.length; i += 1) {
    rows[i] = [i]
    for (let j = 1; j <= right.length; j += 1) {
      const isSame = left[i - 1] === right[j - 1]
      const changed = cell(i - 1, j - 1) + (isSame ? 0 : 1)
      const swapped = left[i - 1] === right[j - 2] && left[i - 2] === right[j - 1] ? cell(i - 2, j - 2) + 1 : changed
      rows[i]?.push(Math.min(cell(i - 1, j) + 1, cell(i, j - 1) + 1, changed, swapped))
    }
  }
  return cell(left.length, right.length)
}
