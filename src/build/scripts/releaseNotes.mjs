/**
 * The section of a changelog (keepachangelog.com) for a version: the date in its heading, and its text. Throws if there is no
 * such section or nothing in it.
 * @param {string} changelog @param {string} version
 */
export function notesOf(changelog, version) {
  const sections = changelog.split(/^## /m).slice(1)
  const section = sections.find((one) => one.startsWith(`[${version}]`))
  if (section === undefined) throw new Error(`CHANGELOG.md has no section '## [${version}] - <date>'.`)
  const end = section.indexOf('\n')
  const [, date = ''] = / - (.+)$/.exec(section.slice(0, end)) ?? []
  // Definitions of links may follow the last section.
  const notes = section
    .slice(end)
    .replace(/^\[[^\]]+\]: .*$/gm, '')
    .trim()
  if (notes === '') throw new Error(`CHANGELOG.md says nothing about ${version}.`)
  return { date: date.trim(), notes }
}
