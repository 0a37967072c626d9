import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { serviceCards } from '#content/services.ts'
import { type DrawnPicture, pictureLimits } from '#contract/staff/articlePictures.ts'
import { slug, type TestSource, testSource } from '../articles/testing/testSource.ts'
import { withDraftPictures } from './articlePictureCalls.ts'
import { owner, staff, type TestBrowser, testDesk } from './testing/testDesk.ts'

async function open(source: TestSource) {
  const desk = await testDesk({ desk: { siteSource: source.folder } })
  return { desk, asha: await desk.signedIn(owner) }
}

const upload = (browser: TestBrowser, raw: Buffer, id = slug) =>
  browser.call('addArticlePicture', { id, raw, headers: { 'content-type': 'application/octet-stream' } })
const picture = () =>
  sharp({ create: { width: 40, height: 30, channels: 3, background: '#886644' } })
    .png()
    .toBuffer()

test('an owner adds a picture to a draft, sees it, and discards it with the draft', async () => {
  using source = testSource()
  const { desk, asha } = await open(source)
  const content = await picture()
  const added = await upload(asha, content)
  expect([added.statusCode, added.json()]).toEqual([201, { name: `${slug}-photo`, width: 40, height: 30 }])
  const shown = await asha.call('articlePicture', { id: `${slug}-photo` })
  expect(shown.rawPayload.equals(content)).toBe(true)
  expect(shown.headers).toMatchObject({
    'content-type': 'image/webp',
    'content-security-policy': "sandbox; default-src 'none'",
    'x-content-type-options': 'nosniff',
  })
  expect((await asha.call('articlePicture', { id: 'nothing' })).statusCode).toBe(404)
  expect(await desk.store.db.selectFrom('audit').select(['action', 'object']).execute()).toContainEqual({
    action: 'article picture',
    object: slug,
  })
  expect((await asha.call('dropArticle', { id: slug, body: { version: 0 } })).statusCode).toBe(204)
  expect(existsSync(join(source.folder, '.drafts', slug))).toBe(false)
  await desk.close()
})

test('a file is known by its content: HEIC, SVG, a document and an empty file are refused with what to do instead', async () => {
  using source = testSource()
  const { desk, asha } = await open(source)
  const heic = Buffer.concat([Buffer.from('0000001c66747970', 'hex'), Buffer.from('heic\0\0\0\0mif1heicmiaf')])
  const refusals: [string, Buffer, number, RegExp][] = [
    ['HEIC', heic, 415, /HEIC picture.*Most Compatible.*JPEG/],
    ['SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 415, /Choose a JPEG, PNG/],
    ['PDF', Buffer.from('%PDF-1.7\n'), 415, /Choose a JPEG, PNG/],
    ['nothing', Buffer.alloc(0), 400, /empty/],
  ]
  for (const [name, content, status, message] of refusals) {
    const answer = await upload(asha, content)
    expect([name, answer.statusCode]).toEqual([name, status])
    expect(answer.json().message).toMatch(message)
  }
  expect((await upload(asha, Buffer.alloc(pictureLimits.bytes + 1))).statusCode).toBe(413)
  expect(existsSync(join(source.folder, '.drafts', slug))).toBe(false)
  await desk.close()
})

test('what the decoder refuses is said in words, and a draft has its limit', async () => {
  using source = testSource()
  const { desk, asha } = await open(source)
  const content = await picture()
  const script = (text: string) => source.script('masterPicture', text)
  script(`console.log('{"fault":"pixels"}')`)
  expect((await upload(asha, content)).json().message).toContain('50 megapixels')
  script(`console.log('{"fault":"storage"}')`)
  const noRoom = await upload(asha, content)
  expect([noRoom.statusCode, noRoom.json().message]).toEqual([507, expect.stringContaining('its disk is full')])
  script('process.exit(1)')
  const crashed = await upload(asha, content)
  expect([crashed.statusCode, crashed.json().message]).toEqual([422, expect.stringContaining('cannot be read')])
  mkdirSync(join(source.folder, '.drafts', slug), { recursive: true })
  for (let at = 0; at < pictureLimits.ofDraft; at += 1)
    writeFileSync(join(source.folder, '.drafts', slug, `${at}.webp`), '')
  expect((await upload(asha, content)).json().message).toContain('20 new pictures')
  await desk.close()
})

test('only who may edit articles adds pictures, and only to an article', async () => {
  using source = testSource()
  const { desk, asha } = await open(source)
  const content = await picture()
  expect((await upload(await desk.signedIn(staff), content)).statusCode).toBe(403)
  for (const id of ['nothing', '../x', 'service:NCLT-Matters'])
    expect([id, (await upload(asha, content, id)).statusCode]).toEqual([id, 404])
  await desk.close()
})

test('what is drawn for articles and services is offered by title', async () => {
  using source = testSource()
  const { desk, asha } = await open(source)
  const [service] = serviceCards
  mkdirSync(join(source.folder, 'public/art/hero'), { recursive: true })
  writeFileSync(join(source.folder, `public/art/hero/${service?.path}-780.webp`), '')
  expect((await asha.call('drawnPictures')).json<DrawnPicture[]>()).toEqual([
    { name: slug, title: 'Renting a flat', url: `/art/desk/${slug}-480.webp` },
    { name: service?.path, title: service?.title, url: `/art/hero/${service?.path}-780.webp` },
  ])
  await desk.close()
})

test('the preview shows pictures that the site does not have yet', () => {
  const image = '<img src="/art/picture/a-photo-1600.webp" srcSet="/art/picture/a-photo-480.webp 480w" alt="A farm">'
  expect(withDraftPictures(`<p>${image}</p>`)).toBe('<p><img src="/api/staff/site/pictures/a-photo" alt="A farm"></p>')
  const drawn = '<img src="/art/desk/a-480.webp" srcSet="/art/desk/a-480.webp 480w">'
  expect(withDraftPictures(drawn)).toBe(drawn)
})

test('the limit of pixels is the one that people are told', () => {
  expect(readFileSync('src/server/staff/staffTexts.ts', 'utf8')).toContain(`${pictureLimits.pixels / 1e6} megapixels`)
})
