import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import type { FastifyBaseLogger } from 'fastify'
import { recordAudit } from '../audit/audit.ts'
import { loggable } from '../http/errors.ts'
import type { PublicationRow } from '../store/articleTables.ts'
import type { Store } from '../store/store.ts'
import {
  hashOf,
  isDiskTrouble,
  kindOf,
  noFile,
  readArticleOrNothing,
  removeArticle,
  writeArticleText,
} from './articleFiles.ts'
import { checkArticle, lastWords, type Run, runNode } from './checkArticle.ts'
import { placePictures, settlePictures, takeBackPictures } from './draftPictures.ts'
import { findDraft } from './drafts.ts'
import { changedFiles, commitArticle, isRepository } from './git.ts'
import { changePublication, lease, leasePublication } from './publications.ts'

/** Milliseconds between two looks for a publication of another instance, or of one that is gone. */
const interval = 2000
/** Milliseconds after which a build that does not end is stopped. */
const buildLimit = 900_000
const scripts = join('src', 'build', 'scripts')
/** The pictures that `art.mjs` draws, and its list of them. Nobody else writes there. */
const drawings = ['public/art', 'public/icons', 'src/art/drawn.json']

/** The parts of the publisher that tests replace. */
export interface PublisherOptions {
  source: string
  now: () => number
  /** Whether the member may still publish; asked when the turn comes. */
  mayPublish: (address: string) => Promise<boolean>
  nameOf: (address: string) => Promise<string>
  log: Pick<FastifyBaseLogger, 'warn'>
  run?: Run
}

/** Why a publication failed, for the person who asked for it. */
class NotPublished extends Error {}

/**
 * Publishes one text after the other, at one instance at a time: checks, file, build, commit. The build shows itself only when
 * it is whole, so whatever fails before leaves the site as it was, and the file is put back. What a server that was killed
 * left is taken up again when its lease has ended: each step may be done twice.
 */
export class Publisher {
  readonly #store: Store
  readonly #options: PublisherOptions
  readonly #stopping = new AbortController()
  #timer: NodeJS.Timeout | undefined
  #looking: Promise<void> | undefined
  #wanted = false
  #compressing = new AbortController()

  constructor(store: Store, options: PublisherOptions) {
    this.#store = store
    this.#options = options
  }

  start(): void {
    this.#timer = setInterval(() => this.wake(), interval).unref()
    this.wake()
  }

  /** Looks now. */
  wake(): void {
    this.#wanted = true
    this.#looking ??= this.#lookWhileWanted()
  }

  /** Puts the file back and leaves the publication to be done again. */
  async stop(): Promise<void> {
    clearInterval(this.#timer)
    this.#stopping.abort()
    await this.#looking
  }

  async #lookWhileWanted(): Promise<void> {
    while (this.#wanted && !this.#stopping.signal.aborted) {
      this.#wanted = false
      try {
        const leaseId = randomUUID()
        const row = await leasePublication(this.#store, leaseId, this.#options.now())
        if (!row) continue
        this.#wanted = true
        await this.#publish(row, leaseId)
      } catch (error) {
        this.#options.log.warn({ problem: loggable(error) }, 'a page could not be published')
      }
    }
    this.#looking = undefined
  }

  async #publish(row: PublicationRow, leaseId: string): Promise<void> {
    const { now, log, source } = this.#options
    this.#compressing.abort()
    // Ends the work when the server stops, and when another instance has taken it over.
    const working = new AbortController()
    const signal = AbortSignal.any([this.#stopping.signal, working.signal])
    const change = (values: Partial<PublicationRow>) => changePublication(this.#store, row, leaseId, values, now())
    const renew = async () => {
      if (!(await change({ lease_until: now() + lease }))) working.abort()
    }
    const renewing = setInterval(() => {
      renew().catch((error: unknown) => log.warn({ problem: loggable(error) }, 'a lease could not be renewed'))
    }, lease / 4)
    let isLive = false
    try {
      if (row.state === 'failed') throw new NotPublished('The server ended three times while this was published.')
      const trouble = await this.#steps(row, leaseId, signal)
      const { author, id, slug, text } = row
      isLive = await changePublication(
        this.#store,
        row,
        leaseId,
        { ...end('live', now()), message: trouble },
        now(),
        async (tx) => {
          await recordAudit(tx, author, `${kindOf(slug)} publish`, id, now())
          await tx.deleteFrom('article_draft').where('slug', '=', slug).where('text', '=', text).execute()
        },
      )
      if (isLive) await settlePictures(source, slug, text, (await findDraft(this.#store.db, slug)) !== undefined)
    } catch (error) {
      if (isLive) throw error
      await this.#putBack(row)
      if (this.#stopping.signal.aborted) {
        await change({ state: 'waiting', lease_until: 0, attempts: row.attempts - 1 })
        return
      }
      const known = error instanceof NotPublished || isDiskTrouble(error)
      const message = known ? error.message : 'The server failed while it published this. Its log says why.'
      if (!known) log.warn({ problem: loggable(error) }, 'a page could not be published')
      await changePublication(this.#store, row, leaseId, { ...end('failed', now()), message }, now(), (tx) =>
        recordAudit(tx, row.author, `${kindOf(row.slug)} publish failed`, row.id, now()),
      )
    } finally {
      clearInterval(renewing)
    }
    if (this.#stopping.signal.aborted) return
    // Nobody waits for it, and the next publication ends it.
    this.#compressing = new AbortController()
    const compressed = AbortSignal.any([this.#stopping.signal, this.#compressing.signal])
    void this.#run(['compressBuild.mjs', join('dist', 'current')], compressed)
  }

  /** Resolves with what went wrong although it is published, or with an empty text. */
  async #steps(row: PublicationRow, leaseId: string, signal: AbortSignal): Promise<string> {
    const { source, mayPublish, nameOf, now, run } = this.#options
    const { slug, text, author } = row
    const change = (values: Partial<PublicationRow>) => changePublication(this.#store, row, leaseId, values, now())
    if (!(await mayPublish(author))) throw new NotPublished('Who asked for it is no owner any more.')
    const found = await readArticleOrNothing(source, slug)
    const isOurs = found === text && (row.text_before !== '' || row.base === noFile)
    if (hashOf(found) !== row.base && !isOurs)
      throw new NotPublished('The file was changed since. Open the article again and compare.')
    const { faults } = await checkArticle(source, slug, text, { run, signal })
    if (signal.aborted) throw new NotPublished('It was stopped.')
    const [fault] = faults
    if (fault) throw new NotPublished(fault.line > 0 ? `Line ${fault.line}: ${fault.text}` : fault.text)
    if (!isOurs) row.text_before = found
    if (!(await change({ state: 'building', text_before: row.text_before }))) throw new NotPublished('It was stopped.')
    row.state = 'building'
    const placed = await placePictures(source, slug, text)
    await writeArticleText(source, slug, text)
    await this.#drawPictures(signal)
    const built = await this.#run(['build.mjs', '--compress-later'], signal)
    if (built.ended === 'timeout') throw new NotPublished('The build did not end and was stopped.')
    if (built.code !== 0 || signal.aborted) throw new NotPublished(`The build failed: ${lastWords(built)}`)
    if (!(await isRepository(source))) return ''
    // Not what was drawn just now: a server that ended in the middle of the build had drawn them before.
    const drawn = await changedFiles(source, drawings)
    const person = { name: await nameOf(author), address: author }
    const problem = await commitArticle(source, slug, [...drawn, ...placed], person, row.subject)
    return problem === undefined ? '' : `It is live, but git did not commit the file: ${problem}`
  }

  /** Draws the pictures of a new article, and those with a title that changed. */
  async #drawPictures(signal?: AbortSignal): Promise<void> {
    const drawn = await this.#run(['art.mjs'], signal)
    if (drawn.code !== 0) throw new NotPublished(`Its pictures could not be drawn: ${lastWords(drawn)}`)
  }

  #run([script = '', ...args]: readonly string[], signal?: AbortSignal) {
    const { source, run = runNode } = this.#options
    return run([join(scripts, script), ...args], { cwd: source, limit: buildLimit, ...(signal && { signal }) })
  }

  async #putBack({ slug, text, text_before, base, state, attempts }: PublicationRow): Promise<void> {
    const { source, log } = this.#options
    const isNew = base === noFile
    if (isNew ? state !== 'building' && attempts <= 1 : text_before === '') return
    try {
      await takeBackPictures(source, slug, text_before)
      if ((await readArticleOrNothing(source, slug)) !== text) return
      if (isNew) await removeArticle(source, slug)
      else await writeArticleText(source, slug, text_before)
      // A server that stops does not wait for it: the next publication draws anew.
      if (!this.#stopping.signal.aborted) await this.#drawPictures()
    } catch (error) {
      log.warn({ problem: loggable(error) }, 'a page could not be put back')
    }
  }
}

const end = (state: 'live' | 'failed', now: number) => ({ state, ended_at: now, lease_id: null, lease_until: 0 })
