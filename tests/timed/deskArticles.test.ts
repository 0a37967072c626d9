import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import sharp from 'sharp'
import { expect, onTestFinished, test } from 'vitest'
import { articleCards } from '#content/articles.ts'
import { articleAwayTexts as awayTexts } from '#content/texts/staff/articleAway.ts'
import { articlePictureTexts as pictureTexts } from '#content/texts/staff/articlePictures.ts'
import { articleTexts as texts } from '#content/texts/staff/articles.ts'
import { deskTexts } from '#content/texts/staff/desk.ts'
import { callPath } from '#contract/calls.ts'
import { serviceId } from '#contract/staff/articles.ts'
import { startTestSmtp } from '#server/mail/testing/testSmtp.ts'
import { violations } from '../support/axe.ts'
import { visitor } from '../support/browser.ts'
import { deskSettings, signInByLink, staff } from '../support/deskVisit.ts'
import { slowness } from '../support/machineSpeed.ts'
import { startProduct } from '../support/product.ts'

/** Milliseconds that checks and a build may take on a busy machine. */
const long = 600_000
const slug = 'buying-property-india-nri'
const before = 'The two answers can differ in the year of moving.'
const after = 'The two answers may differ in the year of a move.'

/** A checkout of the project as a provider has one: a repository with its packages and a build. */
function checkout(): string {
  const folder = mkdtempSync(join(tmpdir(), 'pravasi-desk-checkout-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const files = execFileSync('git', ['ls-files', '-z'], { encoding: 'utf8', maxBuffer: 50_000_000 }).split('\0')
  for (const file of files.filter(Boolean)) cpSync(file, join(folder, file), { dereference: true })
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'))
  const git = (...args: string[]) => execFileSync('git', args, { cwd: folder })
  git('init', '--quiet')
  git('add', '.')
  git('rm', '--cached', '--quiet', '--ignore-unmatch', 'node_modules')
  git('-c', 'user.name=Dev', '-c', 'user.email=dev@example.com', 'commit', '--quiet', '-m', 'Begin')
  cpSync(process.env.DIST_DIR ?? 'dist', join(folder, 'dist'), { recursive: true, verbatimSymlinks: true })
  return folder
}

/** The words for fields of a new article. */
const written = {
  description: 'Which papers of a farm to find before a buyer is, who may buy it, and in which order the steps follow.',
  metaDescription:
    'How an NRI sells a farm in India from abroad: papers, who may buy, the order of the steps and what to ask first.',
  sources: 'transfer, registration',
}

/** An owner in the workplace of a server that has a checkout, at the list of what can be edited. */
async function editing() {
  const source = checkout()
  const smtp = await startTestSmtp()
  onTestFinished(smtp.close)
  const folders = { SITE_SOURCE: source, SITE_DIR: join(source, 'dist/site') }
  const product = await startProduct({ ...deskSettings(smtp), ...folders })
  onTestFinished(() => product[Symbol.asyncDispose]())
  const someone = await visitor({ viewport: { width: 1440, height: 900 } })
  onTestFinished(() => someone[Symbol.asyncDispose]())
  const { page, complaints } = someone
  await signInByLink(page, product.url, smtp)
  await page.getByLabel(deskTexts.more).click()
  await page.getByRole('link', { name: texts.title }).click()
  const served = async (path: string) => (await fetch(product.url + path)).text()
  /** Presses, answers the question, and waits until the sentence is served: within three minutes on a quiet machine. */
  const publish = async (click: () => Promise<void>, path: string, sentence: string) => {
    await click()
    const slow = await slowness(page)
    const pressed = performance.now()
    await page.getByRole('button', { name: texts.publishNow }).click()
    const failed = page.getByText(texts.states.failed).locator('..')
    const outcome = async () => ((await failed.count()) > 0 ? failed.first().textContent() : served(path))
    await expect.poll(outcome, { timeout: long, interval: 500 }).toContain(sentence)
    const seconds = (performance.now() - pressed) / 1000
    process.stdout.write(`${path} served after ${seconds.toFixed(0)} s\n`)
    expect(seconds).toBeLessThan(180 * Math.max(slow, await slowness(page)))
  }
  return {
    ...{ source, url: product.url, page, complaints, served, publish },
    preview: page.frameLocator(`iframe[title="${texts.preview}"]`),
    ended: () => page.getByText(texts.states.live, { exact: true }).waitFor({ timeout: long }),
    git: (format: string) =>
      execFileSync('git', ['log', '-1', `--format=${format}`], { cwd: source, encoding: 'utf8' }).trim(),
    open: (id: string) => page.locator(`a[href$="/articles/${encodeURIComponent(id)}"]`).click(),
    check: async () => {
      await page.getByRole('button', { name: texts.check }).click()
      await page.getByText(texts.noFaults).waitFor({ timeout: long })
    },
    looksRight: async () => {
      for (const width of [390, 1440])
        for (const colorScheme of ['light', 'dark'] as const) {
          await page.setViewportSize({ width, height: 900 })
          await page.emulateMedia({ colorScheme })
          expect([width, colorScheme, await violations(page)]).toEqual([width, colorScheme, []])
        }
    },
  }
}

test('an owner corrects an article in the browser: faults are found, the new sentence is served within three minutes, the old version comes back, a new article appears with picture and comments, is taken away, and comes back', {
  timeout: 4 * long,
}, async () => {
  const desk = await editing()
  const { source, url, page, complaints, served, publish, ended, git, check } = desk
  const path = `/blogs/${slug}`
  expect(await served(path)).toContain(before)
  await desk.open(slug)
  const body = page.getByLabel(texts.body)
  const typed = await body.inputValue()

  // A mistake is found beside the text, and nothing of it is published.
  await body.fill(typed.replace('[^fema]', '[^nosuch]'))
  await page.getByRole('button', { name: texts.check }).click()
  await page.getByText('is not among the sources').waitFor({ timeout: long })

  await body.fill(typed.replace(before, after))
  await check()
  await desk.preview.getByText(after).first().waitFor()
  await desk.looksRight()

  await publish(() => page.getByRole('button', { name: texts.publish, exact: true }).click(), path, after)
  await ended()
  expect(git('%ae %s')).toBe(`${staff} Correct the article ${slug}`)

  const older = page.getByRole('button', { name: texts.restore })
  await older.first().waitFor()
  await publish(() => older.first().click(), path, before)
  expect(await served(path)).not.toContain(after)
  await expect.poll(() => git('%s'), { timeout: long }).toContain('Restore the article')
  expect(readFileSync(join(source, `src/content/articles/${slug}.md`), 'utf8')).toContain(before)

  // A new one, with its picture and its comments, without a restart.
  const added = 'selling-a-farm-from-abroad'
  const id = `blog${Math.max(...articleCards.map((card) => Number(card.id.slice(4)))) + 1}`
  const status = async (path: string) => (await fetch(url + path)).status
  expect([await status(`/blogs/${added}`), await status(callPath.comments(id))]).toEqual([404, 404])
  await page.getByRole('link', { name: texts.back }).click()
  await page.getByRole('button', { name: texts.add }).click()
  await page.getByLabel(texts.newTitle).fill('Selling a Farm from Abroad')
  await page.getByLabel(texts.fields.service).selectOption('TransferOfProperty')
  await page.getByRole('button', { name: texts.newBegin }).click()
  for (const [name, value] of Object.entries(written))
    await page.getByLabel(texts.fields[name as keyof typeof written], { exact: true }).fill(value)
  const sentence = 'Write to the village office and ask for a copy of the record of rights.[^registration]'
  await body.fill(
    `A farm is sold like a flat, with one question before all others.[^transfer]\n\n## The papers\n\n${sentence}\n`,
  )
  const farm = sharp({ create: { width: 300, height: 200, channels: 3, background: '#886644' } })
  await page.getByRole('button', { name: pictureTexts.add }).click()
  const file = { name: 'IMG_1.png', mimeType: 'image/png', buffer: await farm.png().toBuffer() }
  await page.getByLabel(pictureTexts.file).setInputFiles(file)
  await page.getByText(pictureTexts.chosen(`${added}-photo`)).waitFor()
  await page.getByLabel(pictureTexts.alt).fill('A farm in the afternoon, seen from the road')
  expect(await violations(page)).toEqual([])
  await page.getByRole('button', { name: pictureTexts.insert }).click()
  await check()
  const farmIn = desk.preview.getByRole('img', { name: 'A farm in the afternoon' })
  await expect.poll(() => farmIn.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(300)
  await page.getByRole('button', { name: texts.publish, exact: true }).click()
  await page.getByRole('button', { name: texts.publishNow }).click()
  await expect.poll(() => status(`/blogs/${added}`), { timeout: long, interval: 500 }).toBe(200)
  await ended()
  expect(await (await fetch(`${url}/blogs/${added}`)).text()).toContain(sentence.replace(/\[.*/, ''))
  for (const path of [
    `/blogs/${id}`,
    `/art/desk/${added}-780.webp`,
    `/art/picture/${added}-photo-300.webp`,
    callPath.comments(id),
  ])
    expect([path, await status(path)]).toEqual([path, 200])
  expect(git('%s')).toBe(`Add the article ${added}`)
  expect(execFileSync('git', ['status', '--porcelain', 'src', 'public'], { cwd: source, encoding: 'utf8' })).toBe('')

  // It is taken away and leads on, its comments closed and kept, and comes back by one press.
  const lead = async (path: string) => {
    const answer = await fetch(url + path, { redirect: 'manual' })
    return [answer.status, answer.headers.get('location')]
  }
  await page.getByRole('button', { name: awayTexts.look }).click()
  await page.getByText(awayTexts.nothingNames).waitFor()
  await page.getByRole('button', { name: awayTexts.take, exact: true }).click()
  await page.getByRole('button', { name: awayTexts.takeNow }).click()
  const away = [308, '/services/TransferOfProperty']
  await expect.poll(() => lead(`/blogs/${added}`), { timeout: long, interval: 500 }).toEqual(away)
  expect([await lead(`/blogs/${id}`), await status(callPath.comments(id))]).toEqual([away, 404])
  const back = page.getByRole('button', { name: awayTexts.bring })
  await ended()
  await back.click()
  await expect.poll(() => status(`/blogs/${added}`), { timeout: long, interval: 500 }).toBe(200)
  await expect.poll(() => lead(`/blogs/${added}`), { timeout: long, interval: 500 }).toEqual([200, null])
  await ended()
  expect([await status(callPath.comments(id)), git('%s')]).toEqual([200, `Bring the article ${added} back`])
  expect(complaints).toEqual([])
})

test('an owner corrects a service in the browser: faults are named with their lines, its page is shown before, served within three minutes, and restored', {
  timeout: 2 * long,
}, async () => {
  const desk = await editing()
  const { page, served, publish, ended, git } = desk
  const path = '/services/Documents'
  const [was, is] = ['a relative should know where.', 'somebody you trust should know where.']
  expect(await served(path)).toContain(was)
  await desk.looksRight()
  await desk.open(serviceId('Documents'))
  const body = page.getByLabel(texts.body)
  const typed = await body.inputValue()
  expect(typed).toContain(was)

  // A part that every service has is missing, and a rule's source has no such name.
  await body.fill(typed.replace('## What we do', '## What we did'))
  await page.getByRole('button', { name: texts.check }).click()
  await page.getByRole('button', { name: texts.goTo }).first().waitFor({ timeout: long })
  await body.fill(typed.replace('[^contract]', '[^nosuch]'))
  await page.getByRole('button', { name: texts.check }).click()
  await page.getByRole('listitem').filter({ hasText: 'nosuch' }).first().waitFor({ timeout: long })

  await body.fill(typed.replace(was, is))
  await desk.check()
  await desk.preview.getByText(is).first().waitFor()
  // It looks as the page will, also in its typefaces.
  const face = await desk.preview.locator('h1').evaluate((title) => getComputedStyle(title).fontFamily)
  expect(face).toContain('Site Sans')
  await desk.looksRight()
  await publish(() => page.getByRole('button', { name: texts.publish, exact: true }).click(), path, is)
  await ended()
  expect(git('%ae %s')).toBe(`${staff} Correct the service Documents`)
  expect(execFileSync('git', ['status', '--porcelain', 'src', 'public'], { cwd: desk.source, encoding: 'utf8' })).toBe(
    '',
  )

  const older = page.getByRole('button', { name: texts.restore })
  await older.first().waitFor()
  await publish(() => older.first().click(), path, was)
  expect(await served(path)).not.toContain(is)
  await expect.poll(() => git('%s'), { timeout: long }).toContain('Restore the service Documents')
  expect(desk.complaints).toEqual([])
})
