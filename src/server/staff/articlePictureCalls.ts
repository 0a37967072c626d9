import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import { pictureUrl } from '#content/pictures.ts'
import { serviceCards } from '#content/services.ts'
import { type DraftPicture, type DrawnPicture, pictureLimits } from '#contract/staff/articlePictures.ts'
import { staffUrl } from '#contract/staff/roles.ts'
import { articleSlugs, fieldOf, NoArticle, readArticleText } from '../articles/articleFiles.ts'
import { addDraftPicture, NoPicture, readPicture } from '../articles/draftPictures.ts'
import { recordAudit } from '../audit/audit.ts'
import { HttpError } from '../http/errors.ts'
import { typeOf, unknownType } from '../messages/fileType.ts'
import type { Desk } from './desk.ts'
import { addStaffCall } from './staffRoute.ts'
import { staffTexts } from './staffTexts.ts'

/** Whatever a file is called: by its content. */
const takenTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif', 'image/apng']
const heic = /^image\/hei[cf]/

/** The parts that these calls share with those of editing. */
interface Editing {
  openSource: () => Promise<string>
  open: (slug: string) => Promise<{ source: string }>
}

/** Adds the pictures of an article's text: uploading one to a draft, showing it, and what is drawn already. */
export function addArticlePictureCalls(app: FastifyInstance, desk: Desk, { openSource, open }: Editing): void {
  // One at a time: decoding takes memory.
  let last: Promise<unknown> = Promise.resolve()

  app.register(async (scope) => {
    const options = { parseAs: 'buffer', bodyLimit: pictureLimits.bytes } as const
    scope.addContentTypeParser(unknownType, options, (_request, body, done) => done(null, body))
    addStaffCall(scope, desk, 'addArticlePicture', undefined, async ({ request, id, actor, now }) => {
      const { source } = await open(id)
      const content = request.body
      if (!Buffer.isBuffer(content) || content.length === 0) throw new HttpError(400, staffTexts.noFile)
      const type = await typeOf(content)
      if (heic.test(type)) throw new HttpError(415, staffTexts.heicPicture)
      if (!takenTypes.includes(type)) throw new HttpError(415, staffTexts.noPicture)
      const adding = last.then(() => addDraftPicture(source, id, content, desk.runSource))
      last = adding.catch(() => undefined)
      const picture: DraftPicture = await adding.catch((error: unknown) => {
        if (error instanceof NoArticle) throw new HttpError(404, staffTexts.unknownRecord)
        if (!(error instanceof NoPicture)) throw error
        throw new HttpError(error.why === 'storage' ? 507 : 422, staffTexts.refusedPicture[error.why])
      })
      await desk.backend.store.write((tx) => recordAudit(tx, actor, 'article picture', id, now))
      return { status: 201, body: picture }
    })
  })

  addStaffCall(app, desk, 'articlePicture', undefined, async ({ id }) => {
    const found = await readPicture(await openSource(), id)
    if (!found) throw new HttpError(404, staffTexts.unknownRecord)
    const headers = {
      'Content-Type': found.type,
      'Content-Length': String(found.bytes.length),
      'Content-Security-Policy': "sandbox; default-src 'none'",
    }
    return { body: Readable.from([found.bytes]), headers }
  })

  addStaffCall(app, desk, 'drawnPictures', undefined, async () => {
    const source = await openSource()
    const slugs = await articleSlugs(source)
    const articles = await Promise.all(
      slugs.map(async (name) => ({ name, title: fieldOf(await readArticleText(source, name), 'displayName') || name })),
    )
    const services = serviceCards.map(({ path, title }) => ({ name: path, title }))
    const body: DrawnPicture[] = [
      ...(await drawnOf(source, 'desk', 480, articles)),
      ...(await drawnOf(source, 'hero', 780, services)),
    ]
    return { body }
  })
}

/** Those that are drawn, by title. */
async function drawnOf(
  source: string,
  kind: 'desk' | 'hero',
  width: number,
  all: readonly { name: string; title: string }[],
): Promise<DrawnPicture[]> {
  const files: string[] = await readdir(join(source, 'public/art', kind)).catch(() => [])
  return all
    .filter(({ name }) => files.includes(`${name}-${width}.webp`))
    .map(({ name, title }) => ({ name, title, url: pictureUrl(kind, name, width) }))
    .toSorted((one, other) => one.title.localeCompare(other.title))
}

/** The page of a draft with its pictures as the workplace has them: the site does not have them yet. */
export function withDraftPictures(html: string): string {
  return html.replace(
    /<img src="\/art\/picture\/([a-z0-9-]+)-\d+\.webp" srcSet="[^"]*"/gi,
    (_image, name: string) => `<img src="${staffUrl('articlePicture', name)}"`,
  )
}
