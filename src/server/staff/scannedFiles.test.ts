import fastify from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import { attachmentNameHeader } from '#contract/staff/messages.ts'
import { Health } from '../alerts/health.ts'
import { problemsIn } from '../alerts/problems.ts'
import { checkScan } from '../cli/doctorScan.ts'
import { filesIn } from '../cli/messages.ts'
import { addProbes } from '../http/probes.ts'
import { claimDelivery } from '../mail/claim.ts'
import { readMailHealth } from '../mail/mailHealth.ts'
import { resendDead } from '../mail/resend.ts'
import { FileScanner } from '../messages/fileScanner.ts'
import { readMail } from '../messages/readMail.ts'
import { receiveMail } from '../messages/receiveMail.ts'
import { scanProblems } from '../messages/scanHealth.ts'
import { eicar, startTestClamd } from '../messages/testing/testClamd.ts'
import { plainMail } from '../messages/testing/testMails.ts'
import { metricsText, RequestCounter } from '../metrics/metrics.ts'
import { onEachInbox } from './testing/testInbox.ts'

const log = () => {
  const lines: string[] = []
  const note = (_fields: unknown, text = String(_fields)) => void lines.push(text)
  return { lines, info: note, warn: note }
}
const mime = {
  'Content-Type': 'multipart/mixed; boundary=b',
}

/** A client's reply with a clean file and an infected one. */
function reply(id: string): Buffer {
  const part = (name: string, text: string) =>
    `--b\r\nContent-Disposition: attachment; filename=${name}\r\n\r\n${text}\r\n`
  const head = plainMail({ 'Message-ID': `<${id}@x>` }, '').replace(
    /^Content-Type:.*$/m,
    `Content-Type: ${mime['Content-Type']}`,
  )
  return Buffer.from(`${head}${part('deed.txt', 'The deed')}${part('invoice.txt', eicar)}--b--`)
}

onEachInbox(
  (inbox) => {
    const start = async () => {
      const clamd = await startTestClamd()
      onTestFinished(clamd.close)
      const { store } = inbox.desk
      const id = await inbox.enquire({})
      const mail = await readMail(reply(id))
      const context = { pattern: undefined, secret: 'x'.repeat(32), staff: new Set<string>() }
      expect(await store.write((tx) => receiveMail(tx, mail, context, inbox.time))).toBe('stored')
      const scanner = (lines = log(), address = clamd.address) =>
        new FileScanner(store, address, lines, () => inbox.time)
      const files = async () => (await inbox.detail(id)).messages.flatMap(({ attachments }) => attachments)
      const save = async () =>
        Promise.all((await files()).map(({ id: file }) => inbox.asha.call('attachment', { id: file })))
      return { clamd, id, store, scanner, files, save }
    }

    test('a file is given out after it was scanned and never if it is infected; colleagues’ pages hear of it', async () => {
      const { id, store, scanner, files, save } = await start()
      expect((await save()).map(({ statusCode }) => statusCode)).toEqual([423, 423])
      expect(await files()).toMatchObject([{ name: 'deed.txt' }, { name: 'invoice.txt' }])
      expect((await files()).map(({ scan }) => scan)).toEqual([undefined, undefined])
      await scanner().scan()
      expect((await files()).map(({ scan }) => scan)).toEqual([{ threat: null }, { threat: 'Eicar-Test-Signature' }])
      const [clean, infected] = await save()
      expect([clean?.statusCode, clean?.body.trim()]).toEqual([200, 'The deed'])
      expect([infected?.statusCode, infected?.json().message]).toEqual([
        423,
        expect.stringContaining('Eicar-Test-Signature'),
      ])
      expect(infected?.body).not.toContain(eicar)
      const changes = await store.db.selectFrom('change').select('subject').where('what', '=', 'changed').execute()
      expect(changes.filter(({ subject }) => subject === id).length).toBeGreaterThanOrEqual(2)
      // Handed over to the person, too, it is only named.
      const rows = []
      for await (const row of filesIn(store.db, { enquiries: [id], messages: [] }, true)) rows.push(...row)
      expect(rows.map(({ content, threat }) => [content !== undefined, threat])).toEqual([
        [true, undefined],
        [false, 'Eicar-Test-Signature'],
      ])
    })

    test('while clamd is away files wait, it is said once, and when it is back they are scanned', async () => {
      const { clamd, scanner, save } = await start()
      await clamd.close()
      const lines = log()
      const away = scanner(lines)
      await away.scan()
      await away.scan()
      expect(lines.lines).toEqual(['clamd does not answer: files wait'])
      expect((await save()).map(({ statusCode }) => statusCode)).toEqual([423, 423])
      if (!('port' in clamd.address)) throw new Error('it listens at a port')
      const back = await startTestClamd(clamd.address.port)
      onTestFinished(back.close)
      await away.scan()
      expect(lines.lines).toContain('clamd answers again')
      expect((await save()).map(({ statusCode }) => statusCode)).toEqual([200, 423])
    })

    test('two instances scan each file once, and what one leaves undone is due again after its lease', async () => {
      const { clamd, store, scanner } = await start()
      await Promise.all([scanner().scan(), scanner().scan()])
      // An instance that found the row taken has left the rest to the other.
      await scanner().scan()
      expect(clamd.scanned).toHaveLength(2)
      // As one that was ended within a scan leaves it.
      await store.db
        .updateTable('attachment')
        .set({ scanned_at: null, threat: null, scan_at: inbox.time + 1000 })
        .execute()
      await scanner().scan()
      expect(clamd.scanned).toHaveLength(2)
      inbox.time += 1001
      await scanner().scan()
      expect(clamd.scanned).toHaveLength(4)
    })

    test('files that came before the clock was turned back are scanned at once', async () => {
      const { scanner, files } = await start()
      inbox.time -= 86_400_000
      await scanner().scan()
      expect((await files()).map(({ scan }) => scan)).toEqual([{ threat: null }, { threat: 'Eicar-Test-Signature' }])
    })

    test('a file that clamd will not take is tried again later and does not hold up the others', async () => {
      const { clamd, scanner, save } = await start()
      clamd.limit = 20
      await scanner().scan()
      expect((await save()).map(({ statusCode }) => statusCode)).toEqual([200, 423])
      clamd.limit = 1000
      inbox.time += 600_001
      await scanner().scan()
      expect((await save())[1]?.json().message).toContain('Eicar')
    })

    test('an answer does not take an infected file along, and what is erased within a scan is gone', async () => {
      const { id, store, scanner } = await start()
      const uploaded = await inbox.asha.call('addAttachment', {
        ...{ id, raw: Buffer.from(eicar) },
        headers: { 'content-type': 'application/octet-stream', [attachmentNameHeader]: 'x.txt' },
      })
      await scanner().scan()
      const body = { subject: 'Re', text: 'Here', attachments: [uploaded.json().id] }
      const refused = await inbox.asha.call('answerEnquiry', { id, body })
      expect([refused.statusCode, refused.json().message]).toEqual([422, expect.stringContaining('infected')])
      expect(await inbox.detail(id)).toMatchObject({ answers: [] })
      await store.db.deleteFrom('enquiry').where('id', '=', id).execute()
      await scanner().scan()
      expect(await store.db.selectFrom('attachment').select('id').execute()).toEqual([])
    })

    test('an answer leaves by itself once its files are scanned, never before, and not at all with an infected one', async () => {
      const { id, store, scanner } = await start()
      const answerWith = async (content: string) => {
        const uploaded = await inbox.asha.call('addAttachment', {
          ...{ id, raw: Buffer.from(content) },
          headers: { 'content-type': 'application/octet-stream', [attachmentNameHeader]: 'x.txt' },
        })
        const body = { subject: 'Re', text: 'Here', keepState: false, attachments: [uploaded.json().id] }
        expect((await inbox.asha.call('answerEnquiry', { id, body })).statusCode).toBe(201)
      }
      const claimed = async (scansFiles: boolean) =>
        (await claimDelivery(store, inbox.time, undefined, false, scansFiles)).map(({ kind }) => kind)
      await store.db.deleteFrom('mail_queue').execute()
      await answerWith('The deed')
      inbox.time += 60_000
      expect(await claimed(true)).toEqual([])
      expect((await inbox.detail(id)).answers).toMatchObject([{ delivery: 'waiting', error: null }])
      await scanner().scan()
      expect(await claimed(true)).toEqual(['answer'])
      await store.db.updateTable('mail_queue').set({ sent_at: inbox.time }).execute()
      await answerWith(eicar)
      inbox.time += 60_000
      expect(await claimed(true)).toEqual([])
      await scanner().scan()
      expect(await claimed(true)).toEqual([])
      expect(await inbox.detail(id)).toMatchObject({
        state: 'inProgress',
        answers: [{ delivery: 'sent' }, { delivery: 'dead', error: expect.stringContaining('infected') }],
      })
      // Nor when it is to be sent again; and it is no case for the operator.
      expect((await readMailHealth(store, true, inbox.time)).dead).toBe(0)
      expect(await store.write((tx) => resendDead(tx, inbox.time))).toBe(1)
      expect(await claimed(true)).toEqual([])
      // Without the setting nothing is asked of files.
      expect(await store.write((tx) => resendDead(tx, inbox.time))).toBe(1)
      expect(await claimed(false)).toEqual(['answer'])
    })

    test('that clamd is away, or cannot scan a file, is a problem after half an hour, with what waits for it', async () => {
      const { clamd, scanner } = await start()
      const running = scanner()
      await running.ask()
      expect(await running.health()).toMatchObject({ awaySince: undefined, waiting: 2, isDegraded: false })
      clamd.limit = 1
      await running.scan()
      inbox.time += 31 * 60_000
      expect(Object.keys(scanProblems(await running.health()))).toEqual(['scan late'])
      await clamd.close()
      await running.ask()
      const away = await running.health()
      expect(away).toMatchObject({ awaySince: inbox.time, waiting: 2, answers: 0 })
      inbox.time += 31 * 60_000
      const health = new Health(inbox.desk.store, {
        ...{ mailConfigured: false, now: () => inbox.time, onError: () => undefined },
        scan: () => running.health(),
      })
      const report = await health.report()
      expect(problemsIn(report)).toEqual({
        'clamd away': expect.stringMatching(/^clamd does not answer since .*: 2 files/),
      })
      const app = fastify()
      addProbes(app, health)
      expect((await app.inject('/ready')).json()).toMatchObject({
        status: 'degraded',
        scan: { clamd: 'away', waiting: 2, oldestWaiting: expect.any(String) },
      })
      const text = await metricsText(new RequestCounter(), health, inbox.time)
      expect(text).toMatch(/^desk_files_unscanned 2$/m)
      expect(text).toMatch(/^desk_clamd_up 0$/m)
    })

    test('doctor says whether clamd answers, and how many files wait or are infected', async () => {
      const { clamd, store, scanner } = await start()
      const staff = [{ address: 'asha@example.com', role: 'owner' as const }]
      const check = (address = clamd.address) =>
        checkScan({ config: { clamd: address, staff }, open: async () => store })
      expect(await check()).toEqual({
        state: 'ok',
        text: expect.stringMatching(/^ClamAV .*; 2 files and 0 answers wait .* 0 are infected$/),
      })
      await scanner().scan()
      await clamd.close()
      expect(await check()).toEqual({
        state: 'fail',
        text: expect.stringMatching(/^clamd does not answer.* 0 files and 0 answers wait .* 1 are/),
      })
      const unset = await checkScan({ config: { clamd: undefined, staff }, open: async () => store })
      expect(unset).toMatchObject({ state: 'note', text: expect.stringContaining('CLAMD') })
    })
  },
  { scansFiles: true },
)
