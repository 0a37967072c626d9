import { afterEach, beforeEach, expect, test } from 'vitest'
import { MailboxReader } from './mailbox.ts'
import { claimMailbox, isMailboxRead, mostLater, readPosition, savePosition } from './mailboxPosition.ts'
import { MailIntake } from './mailIntake.ts'
import { optionsOf } from './mailServer.ts'
import { type Conversation, onEachMailbox } from './testing/testConversation.ts'
import { startTestImap, type TestImap } from './testing/testImap.ts'
import { plainMail, testMail } from './testing/testMails.ts'

onEachMailbox((box) => {
  let imap: TestImap
  let conversation: Conversation
  let logged: string[]
  const readers: MailboxReader[] = []
  const start = (intake: Pick<MailIntake, 'take'> = new MailIntake(box.desk.backend), store = box.desk.store) => {
    const note = (_line: object, text = '') => void logged.push(text)
    const times = { wait: 30, delays: [20] }
    const settings = { url: imap.url, cleartext: false }
    const reader = new MailboxReader(store, intake, settings, { info: note, warn: note }, times)
    readers.push(reader)
    reader.start()
    return reader
  }
  beforeEach(async () => {
    imap = await startTestImap()
    logged = []
    conversation = await box.answered()
  })
  afterEach(async () => {
    await Promise.all(readers.splice(0).map((reader) => reader.stop()))
    await imap.close()
  })

  const own = (name: string, text = name) =>
    plainMail({ To: conversation.values.to, 'Message-ID': `<${name}@x>` }, text)
  const texts = async () => (await conversation.detail()).messages.map(({ text }) => text)
  /** Waits until the reader has looked at the mailbox once. */
  const hasLooked = () =>
    expect
      .poll(() =>
        box.desk.store.db.selectFrom('setting').select('value').where('name', '=', 'mailbox').executeTakeFirst(),
      )
      .toBeDefined()

  test('what comes into the mailbox from now on is read once, and nothing in the mailbox is changed', async () => {
    imap.add(own('before'))
    start()
    await hasLooked()
    imap.add(testMail('gmail', conversation.values))
    await expect.poll(texts).toEqual(['Here is the deed – धन्यवाद'])
    imap.add(own('second'))
    await expect.poll(texts).toHaveLength(2)
    expect([imap.changes, logged]).toEqual([[], []])
  })

  test('a mailbox that was away for long is read from where it was left, in order, and so is one whose reader was', async () => {
    const first = start()
    await hasLooked()
    imap.add(own('one'))
    await expect.poll(texts).toEqual(['one'])
    await first.stop()
    imap.isAway = true
    start()
    await expect.poll(() => logged).toContain('the mailbox cannot be read')
    for (const name of ['two', 'three', 'four']) imap.add(own(name))
    imap.isAway = false
    await expect.poll(texts).toEqual(['one', 'two', 'three', 'four'])
    expect(logged.join()).not.toMatch(/secret|desk@/)
  })

  test('an email that comes by the webhook too is one, and a mailbox that was made anew brings nothing twice', async () => {
    const reader = start()
    await hasLooked()
    imap.add(own('both'))
    expect(['stored', 'known']).toContain(await box.outcome(own('both')))
    await expect.poll(texts).toEqual(['both'])
    await reader.stop()
    imap.validity = 8
    imap.add(own('new'))
    start()
    await expect.poll(texts).toEqual(['both', 'new'])
  })

  test('a mailbox whose search is refused for a while is none in which nothing is new, whether it is known or was made anew', async () => {
    const first = start()
    await hasLooked()
    imap.refuses = (command) => command === 'UID SEARCH'
    imap.add(own('one'))
    await expect.poll(() => logged).toContain('the mailbox cannot be read')
    expect(first.failingSince).toBeDefined()
    imap.refuses = () => false
    await expect.poll(texts).toEqual(['one'])
    await first.stop()
    imap.validity = 8
    imap.add(own('two'))
    imap.refuses = (command) => command === 'UID SEARCH'
    const second = start()
    await expect.poll(() => second.failingSince).toBeDefined()
    imap.refuses = () => false
    await expect.poll(texts).toEqual(['one', 'two'])
  })

  test.each([
    ['answers that it cannot read', false],
    ['ends the connection at', true],
  ])(
    'an email that the mail server %s keeps none behind it from being read, and is read once that works',
    async (_, ends) => {
      start()
      await hasLooked()
      imap.refuses = (command, args) => command === 'UID FETCH' && /^1 .*BODY/.test(args)
      imap.endsRefused = ends
      for (const name of ['broken', 'two', 'three']) imap.add(own(name))
      await expect.poll(texts).toEqual(['two', 'three'])
      expect(logged).toContain('an email cannot be fetched and is tried again later')
      imap.add(own('four'))
      await expect.poll(texts).toEqual(['two', 'three', 'four'])
      imap.refuses = () => false
      await expect.poll(async () => (await texts()).sort()).toEqual(['broken', 'four', 'three', 'two'])
    },
  )

  test('what is over its sender’s budget stays in the mailbox and is read later, and others’ emails pass it', async () => {
    let isOver = true
    const intake = new MailIntake(box.desk.backend)
    const take = (raw: Uint8Array) =>
      isOver && Buffer.from(raw).includes('flood')
        ? Promise.resolve({ state: 'busy', wait: 1, isOverBudget: true } as const)
        : intake.take(raw)
    start({ take })
    await hasLooked()
    for (const name of ['flood1', 'flood2', 'other']) imap.add(own(name))
    await expect.poll(texts).toEqual(['other'])
    isOver = false
    await expect.poll(async () => (await texts()).sort()).toEqual(['flood1', 'flood2', 'other'])
  })

  test('an email that the database refuses is named in the log, and those behind it are read', async () => {
    start()
    await hasLooked()
    imap.add(plainMail({ From: 'x@evil.example', 'Message-ID': '<a\0b@evil.example>' }, 'odd'))
    imap.add(own('real'))
    await expect.poll(texts).toEqual(['real'])
    // It writes its position, too.
    await Promise.all(readers.splice(0).map((reader) => reader.stop()))
    const { write } = box.desk.store
    const refused = Object.assign(new Error('invalid byte sequence'), { code: '22021' })
    Object.assign(box.desk.store, { write: () => Promise.reject(refused) })
    expect(await new MailIntake(box.desk.backend).take(Buffer.from(own('refused')))).toEqual({ state: 'unreadable' })
    Object.assign(box.desk.store, { write })
    const intake: Pick<MailIntake, 'take'> = { take: () => Promise.resolve({ state: 'unreadable' }) }
    imap.add(own('other'))
    start(intake)
    await expect.poll(() => logged).toEqual(['an email cannot be read and stays in the mailbox only'])
  })

  test('of two instances one reads; the other takes over when the first stops', async () => {
    const { store } = box.desk
    expect([await claimMailbox(store, 'a', 1000), await claimMailbox(store, 'b', 2000)]).toEqual([true, false])
    expect([await claimMailbox(store, 'a', 170_000), await claimMailbox(store, 'b', 300_000)]).toEqual([true, false])
    expect(await claimMailbox(store, 'b', 360_000)).toBe(true)
    // Of an instance whose clock is seconds behind.
    expect(await claimMailbox(store, 'a', 350_000)).toBe(false)
    // The clock was turned back.
    expect(await claimMailbox(store, 'a', 10_000)).toBe(true)
  })

  test('a mailbox that another instance reads is not away, although this one failed at it before', async () => {
    const { store } = box.desk
    start()
    await hasLooked()
    let isDown = true
    const refusing = Object.assign(Object.create(store), {
      write: (work: Parameters<typeof store.write>[0]) =>
        isDown ? Promise.reject(new Error('down')) : store.write(work),
    })
    const second = start(undefined, refusing)
    await expect.poll(() => second.failingSince).toBeDefined()
    isDown = false
    await expect.poll(() => second.failingSince).toBeUndefined()
    // Of one that only tries.
    expect([await claimMailbox(store, 'a', Date.now() + 600_000), await isMailboxRead(store)]).toEqual([true, false])
  })

  test('the position means nothing in another mailbox or after a change of its numbers, and stays bounded', async () => {
    const { store } = box.desk
    const later = Array.from({ length: mostLater + 9 }, (_, at) => at)
    await savePosition(store, { mailbox: 'a', validity: '1', uid: 5, later })
    expect((await readPosition(store, 'a', '1'))?.later).toHaveLength(mostLater)
    expect([await readPosition(store, 'b', '1'), await readPosition(store, 'a', '2')]).toEqual([undefined, undefined])
  })
})

test('a password never leaves this machine without TLS, unless the provider permitted it by name', () => {
  const of = (url: string, cleartext = false) => optionsOf({ url, cleartext })
  expect(of('imaps://a:b@mail.example.com')).toMatchObject({ secure: true, port: 993 })
  expect(of('imap://a:b@mail.example.com')).toMatchObject({ secure: false, doSTARTTLS: true, port: 143 })
  expect(of('imap://a:b@mail.example.com', true)).not.toHaveProperty('doSTARTTLS')
  expect(of('imap://a:b@127.0.0.1:1143')).not.toHaveProperty('doSTARTTLS')
})
