import { spawn } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { type Act, Editor } from './edit.ts'

const left = new Set(['node_modules', 'dist', 'data', '.git'])
const author = ['-c', 'user.name=Owner', '-c', 'user.email=owner@example.com']

/** A copy of the project that an owner works on, in a repository of its own. */
export class Copy {
  readonly root = mkdtempSync(join(tmpdir(), 'pravasi-desk-owner-'))

  async begin(): Promise<void> {
    cpSync('.', this.root, { recursive: true, filter: (path) => !left.has(path) })
    this.#sharePackages()
    await this.#git('init', '-q')
    await this.keep()
  }

  /** Makes what has changed the state to which `takeBack` leads. As with an owner, a check looks at what has changed since. */
  async keep(): Promise<void> {
    await this.#git('add', '-A')
    await this.#git(...author, 'commit', '-q', '--allow-empty', '-m', 'What the owner has')
  }

  async takeBack(): Promise<void> {
    await this.#git('reset', '-q', '--hard')
    await this.#git('clean', '-qfd')
  }

  /** Plays the acts; answers what art, build, check and tests say against them, nothing if they are content. */
  async play(acts: readonly Act[]): Promise<string[]> {
    try {
      for (const { play } of acts) play(new Editor(this.root))
    } catch (error) {
      return [String(error)]
    }
    const has = (what: 'redraws' | 'recuts' | 'changesPages') => acts.some((act) => act[what])
    const said: string[] = []
    if (has('recuts')) said.push(await this.#script('fonts'))
    if (has('redraws')) said.push(await this.#script('art'))
    said.push(await this.#program('biome', 'check', '--write', 'src'))
    said.push(await this.#script('build'))
    said.push(await this.#script('check'))
    said.push(await this.unitTests('tests/rules', 'src/content', 'src/art'))
    const isBuilt = existsSync(join(this.root, 'dist/current'))
    if (has('changesPages') && isBuilt) said.push(await this.#program('vitest', 'run', '--project', 'site'))
    for (const { never } of acts)
      if (never && isBuilt)
        said.push(
          this.#pagesShowing(never)
            .map((page) => `${page} shows ${never}`)
            .join('\n'),
        )
    return said.filter((one) => one !== '')
  }

  /** The complaints of the unit tests of these folders, or of all of them; nothing if they pass. */
  unitTests(...folders: string[]): Promise<string> {
    return this.#program('vitest', 'run', '--project', 'unit*', ...folders)
  }

  /** Pages of the build that show these words. */
  #pagesShowing(words: RegExp): string[] {
    const site = join(this.root, 'dist', 'site')
    return readdirSync(site, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.html'))
      .filter((file) => words.test(readFileSync(join(site, file), 'utf8')))
  }

  /** Links every package into the copy, which then has caches of its own beside them. */
  #sharePackages(): void {
    mkdirSync(join(this.root, 'node_modules'))
    for (const name of readdirSync('node_modules')) {
      const isOfOneProject = /^\.(?:cache|vite|vitest)/.test(name)
      if (!isOfOneProject) symlinkSync(resolve('node_modules', name), join(this.root, 'node_modules', name))
    }
  }

  async #git(...args: string[]): Promise<void> {
    const said = await this.#complaints('git', args)
    if (said !== '') throw new Error(said)
  }

  #script(name: string): Promise<string> {
    return this.#complaints(process.execPath, [`src/build/scripts/${name}.mjs`])
  }

  #program(name: string, ...args: string[]): Promise<string> {
    return this.#complaints(join('node_modules', '.bin', name), args)
  }

  /** The end of what a command of the copy wrote that failed, below the tests that it named; nothing when it did not. */
  #complaints(command: string, args: readonly string[]): Promise<string> {
    // The marks of a test run would give a build for tests.
    const { VITEST: _vitest, NODE_ENV: _mode, VITEST_POOL_ID: _pool, VITEST_WORKER_ID: _worker, ...env } = process.env
    const child = spawn(command, args, {
      cwd: this.root,
      env: { ...env, SITE_COMPRESSION: 'none', DIST_DIR: 'dist', TEST_DATABASES: 'sqlite', CI: '' },
    })
    let output = ''
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (part) => {
        output = `${output}${part}`.slice(-1_000_000)
      })
    return new Promise((done, reject) => {
      child.on('error', reject)
      child.on('close', (code) =>
        done(code === 0 ? '' : [`${command} ${args.join(' ')}`, ...failedIn(output), output.slice(-4000)].join('\n')),
      )
    })
  }
}

/** The lines with which Vitest names each test that failed. */
function failedIn(output: string): string[] {
  return [...new Set(output.split('\n').filter((line) => line.includes(' FAIL ')))]
}
