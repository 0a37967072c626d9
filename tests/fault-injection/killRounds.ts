import { uuidv7 } from '#contract/idempotencyKey.ts'
import { type Product, startProduct } from '../support/product.ts'

const clients = 16
/** How many new writes are acknowledged in each round before the crash may come. */
const enough = 24
/** How many acknowledged writes are sent once more after each crash. */
const repeats = 10
const post = { method: 'POST', headers: { 'content-type': 'application/json' } }

/** The counts of a campaign. The first four show that it was one; each of the others must be 0. */
export interface KillCounts {
  rounds: number
  /** Keys that were acknowledged, sooner or later. */
  acknowledged: number
  /** Attempts that a crash left without an answer. */
  unanswered: number
  /** Those of them whose effect was kept: their repeat got the first answer. */
  keptUnanswered: number
  /** Acknowledged and not there at the end. */
  missing: number
  /** There more than once. */
  doubled: number
  /** Acknowledged, and another answer or a new effect when sent again. */
  changed: number
  /** By how many the emails to the provider are more or fewer than the enquiries. */
  emailsWrong: number
}

/** The program that crashes with the product, such as its database: by default in every second round. */
export interface Power {
  everyRounds?: number
  off: () => Promise<void>
  on: () => Promise<void>
}

interface Write {
  key: string
  path: string
  body: object
  /** The acknowledgement. */
  answer?: string
}

/**
 * Kills the product under load, starts it again, sends what was not acknowledged again with the same keys; so many
 * times. Then looks at every row. `power` goes off together with the product in some of the rounds.
 */
export async function killRounds(rounds: number, env: NodeJS.ProcessEnv = {}, power?: Power): Promise<KillCounts> {
  await using product = await startProduct({ LIMITS: 'off', ...env })
  const writes: Write[] = []
  const counts = { rounds, acknowledged: 0, unanswered: 0, keptUnanswered: 0, changed: 0 }
  for (let round = 0; round < rounds; round += 1) {
    const load = new Load(product, writes, counts)
    await load.acknowledgedSome()
    await sleep(Math.random() * 400)
    const every = power?.everyRounds ?? 2
    const powerCut = round % every === every - 1 ? power : undefined
    await Promise.all([product.stop('SIGKILL'), powerCut?.off()])
    await load.ended
    await powerCut?.on()
    await product.start()
  }
  for (const write of unacknowledged(writes)) await submit(product, write, counts)
  return { ...counts, ...(await count(product, writes)) }
}

/**
 * Clients that write until the server is gone: first unanswered writes again, then some answered ones, then new ones.
 */
class Load {
  readonly ended: Promise<unknown>
  readonly #acknowledged: () => number

  constructor(product: Product, writes: Write[], counts: Tally) {
    const again = [...unacknowledged(writes), ...someOf(writes)]
    const client = async () => {
      let answered = true
      while (answered) answered = await submit(product, again.pop() ?? newWrite(writes), counts)
    }
    const before = counts.acknowledged
    this.#acknowledged = () => counts.acknowledged - before
    this.ended = Promise.all(Array.from({ length: clients }, client))
  }

  /** Rejects when something else than a crash ended the clients. */
  async acknowledgedSome(): Promise<void> {
    for (let tries = 0; this.#acknowledged() < enough && tries < 2000; tries += 1)
      await Promise.race([sleep(10), this.ended])
  }
}

type Tally = Pick<KillCounts, 'acknowledged' | 'unanswered' | 'keptUnanswered' | 'changed'>

/** Whether it was answered. An answer other than an acknowledgement is no part of a crash and ends the campaign. */
async function submit(product: Product, write: Write, counts: Tally): Promise<boolean> {
  const headers = { ...post.headers, 'idempotency-key': write.key }
  let answer: Response
  let text: string
  try {
    answer = await fetch(product.url + write.path, { ...post, headers, body: JSON.stringify(write.body) })
    text = await answer.text()
  } catch {
    counts.unanswered += 1
    return false
  }
  // The database may be gone a moment before the product is.
  if (answer.status === 503) return false
  if (answer.status !== 201) throw new Error(`${write.path} was answered with ${answer.status}: ${text}`)
  const replayed = answer.headers.has('idempotent-replayed')
  if (write.answer === undefined) {
    counts.acknowledged += 1
    counts.keptUnanswered += replayed ? 1 : 0
  } else if (write.answer !== text || !replayed) counts.changed += 1
  write.answer ??= text
  return true
}

/** An enquiry, a comment or a reply in turn, with its key as its text. */
function newWrite(writes: Write[]): Write {
  const key = uuidv7()
  const parent = writes.findLast(({ path, answer }) => path === '/api/comments/blog1' && answer !== undefined)
  const kinds = [
    { path: '/api/contact', body: { name: 'Kill', email: 'k@example.org', message: key, contactNumber: '1' } },
    { path: '/api/comments/blog1', body: { text: key } },
    { path: `/api/comments/${parent && JSON.parse(parent.answer ?? '')._id}/reply`, body: { text: key } },
  ]
  const write = { key, ...(kinds[writes.length % (parent ? 3 : 2)] ?? kinds[0]) } as Write
  writes.push(write)
  return write
}

const unacknowledged = (writes: readonly Write[]) => writes.filter(({ answer }) => answer === undefined)
const someOf = (writes: readonly Write[]) => {
  const from = Math.floor(Math.random() * Math.max(1, writes.length - repeats))
  // The last ones before the crash are those most in danger.
  return [...writes.slice(from, from + repeats), ...writes.slice(-repeats)].filter(({ answer }) => answer !== undefined)
}
const sleep = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

async function count(product: Product, writes: readonly Write[]) {
  const enquiries = (await product.cli('enquiries')) as { message: string }[]
  const comments = (await product.cli('comments')) as { text: string }[]
  const emails = (await product.cli('emails')) as object[]
  const rows = new Map<string, number>()
  for (const text of [...enquiries.map(({ message }) => message), ...comments.map(({ text }) => text)])
    rows.set(text, (rows.get(text) ?? 0) + 1)
  const found = writes.map(({ key }) => rows.get(key) ?? 0)
  const strange = enquiries.length + comments.length - found.reduce((sum, one) => sum + one, 0)
  return {
    missing: found.filter((one) => one === 0).length,
    doubled: found.filter((one) => one > 1).length + strange,
    emailsWrong: Math.abs(emails.length - enquiries.length),
  }
}
