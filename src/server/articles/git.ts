import type { ArticleRevision } from '#contract/staff/articles.ts'
import { articlePath } from './articleFiles.ts'
import { runChild } from './runChild.ts'

const limit = 30_000
const mostVersions = 50
/** No hook and no setting of a repository decides which program runs here. */
const safe = ['-c', 'core.hooksPath=/dev/null', '-c', 'core.fsmonitor=false', '-c', 'commit.gpgSign=false']

const git = (source: string, args: readonly string[], env: Readonly<Record<string, string>> = {}) =>
  runChild('git', [...safe, ...args], { cwd: source, limit, env: { GIT_TERMINAL_PROMPT: '0', ...env } })

/** Whether the folder is the top of a work tree. */
export async function isRepository(source: string): Promise<boolean> {
  const { code, output } = await git(source, ['rev-parse', '--is-inside-work-tree', '--show-prefix'])
  return code === 0 && output.trim() === 'true'
}

/** The files below these paths that are not as in the last commit. */
export async function changedFiles(source: string, paths: readonly string[]): Promise<string[]> {
  const { code, output } = await git(source, [
    'status',
    '--porcelain',
    '-z',
    '--no-renames',
    '--untracked-files=all',
    '--',
    ...paths,
  ])
  return code === 0 ? output.split('\0').flatMap((line) => (line === '' ? [] : [line.slice(3)])) : []
}

/** The commits of the article's file, newest first. */
export async function fileHistory(source: string, slug: string): Promise<ArticleRevision[]> {
  const format = '--format=%H%x00%an%x00%aI%x00%s'
  const { code, output } = await git(source, ['log', `-${mostVersions}`, format, '--', articlePath(slug)])
  if (code !== 0) return []
  return output.split('\n').flatMap((line) => {
    const [version, author = '', at = '', subject = ''] = line.split('\0')
    return version ? [{ version, author, at, subject }] : []
  })
}

/** The file as it was in a commit; `undefined` if it was not in it. */
export async function fileInCommit(source: string, slug: string, commit: string): Promise<string | undefined> {
  const { code, output } = await git(source, ['show', `${commit}:${articlePath(slug)}`])
  return code === 0 ? output : undefined
}

/**
 * Commits the article's file, and the other ones that were made for it, in its author's name, and nothing else. Resolves with what
 * went wrong, or with nothing.
 */
export async function commitArticle(
  source: string,
  slug: string,
  others: readonly string[],
  author: { name: string; address: string },
  subject: string,
): Promise<string | undefined> {
  const paths = [articlePath(slug), ...others]
  const person = { NAME: author.name.replaceAll(/[<>\p{Cc}]/gu, ' ').trim() || author.address, EMAIL: author.address }
  const env = Object.fromEntries(
    ['AUTHOR', 'COMMITTER'].flatMap((role) =>
      Object.entries(person).map(([key, value]) => [`GIT_${role}_${key}`, value]),
    ),
  )
  const changed = await git(source, ['status', '--porcelain', '--', ...paths])
  if (changed.code === 0 && changed.output.trim() === '') return undefined
  // New files are unknown to git, and a commit by path takes known ones only.
  await git(source, ['add', '--all', '--', ...paths])
  const { code, complaints, output } = await git(source, ['commit', '--no-verify', '-m', subject, '--', ...paths], env)
  return code === 0 ? undefined : (complaints || output).trim().slice(0, 500) || 'git ended without a word'
}
