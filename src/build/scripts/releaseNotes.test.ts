import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { notesOf } from './releaseNotes.mjs'

const changelog = `# Changelog

## [Unreleased]

## [1.1.0] - 2027-02-03

### Fixed

- One thing, see [1.0.0].

## [1.0.0] - 2027-01-01

- All.

[1.0.0]: https://example.com
`

test('the notes of a release are its section of the changelog, with its date', () => {
  expect(notesOf(changelog, '1.1.0')).toEqual({ date: '2027-02-03', notes: '### Fixed\n\n- One thing, see [1.0.0].' })
  expect(notesOf(changelog, '1.0.0')).toEqual({ date: '2027-01-01', notes: '- All.' })
})

test('a version without a section, or with an empty one, is not released', () => {
  expect(() => notesOf(changelog, '2.0.0')).toThrow("no section '## [2.0.0] - <date>'")
  expect(() => notesOf(changelog, 'Unreleased')).toThrow('says nothing')
})

test('the changelog has a section for the version of the package', () => {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string }
  expect(notesOf(readFileSync('CHANGELOG.md', 'utf8'), version).notes).not.toBe('')
})
