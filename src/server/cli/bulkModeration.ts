import { type Moderation, moderate } from '../comments/moderate.ts'
import { banNetwork, type CommentNetworks, endBans, knownNetworks, networksOfComment } from '../comments/networkBans.ts'
import { StartupError } from '../startupError.ts'
import type { Store } from '../store/store.ts'
import type { CommentRow } from '../store/tables.ts'
import { type Command, choiceOf, textOf, type Values } from './command.ts'
import { commentStates } from './comments.ts'
import { periodHelp, periodOf, periodOptions, printRows } from './listing.ts'

const actions = ['delete', 'restore'] as const
/** Which of a comment's networks a ban is for, by the bits of an IPv6 prefix. */
const widths = { '64': 'network', '56': 'network_56', '48': 'network_48' } as const
/** The longest ban: addresses change hands. */
const maxBanDays = 365
const batch = 200

/** `comments moderate`: deletes or restores many comments at once. */
export const commentsModerate: Command = {
  usage: 'comments moderate delete|restore [filters] --yes',
  summary: 'delete or restore all comments of one network, period, article or state',
  options: {
    ...periodOptions,
    'network-of': { type: 'string' },
    article: { type: 'string' },
    state: { type: 'string' },
    yes: { type: 'boolean' },
  },
  help: {
    ...periodHelp,
    'network-of': 'from the network that this comment came from',
    article: 'of one article, such as blog3',
    state: 'only shown, held or deleted ones',
    yes: 'do it; without it the command only says how many it would change',
  },
  positionals: [1, 1],
  audit: ({ positionals: [action = ''], values }) => [action, ...Object.keys(values)].join(' '),
  async run({ open, terminal, values, record, positionals: [word] }) {
    const action = actions.find((one) => one === word)
    if (!action) throw new TypeError(`Say ${actions.join(' or ')}.`)
    const isFiltered = ['since', 'until', 'network-of', 'article', 'state'].some((name) => values[name] !== undefined)
    if (!isFiltered) throw new TypeError('Give at least one of --network-of, --since, --until, --article, --state.')
    const store = await open()
    const ids = await findComments(store, values, action)
    if (!values.yes) {
      terminal.out(`This would ${action} ${ids.length} comments. Add --yes to do it.\n`)
      return ids.length === 0 ? 0 : 1
    }
    await record()
    const now = Date.now()
    for (let at = 0; at < ids.length; at += batch) {
      const some = ids.slice(at, at + batch)
      await store.write(async (tx) => {
        for (const id of some) await moderate(tx, id, action, now)
      })
    }
    terminal.out(`${ids.length} comments are ${action === 'delete' ? 'deleted' : 'shown'}.\n`)
    return 0
  },
}

/** `ban`: stops comments and reports from a comment's network for a time. */
export const ban: Command = {
  usage: 'ban <comment id>',
  summary: "accept no comments and reports from this comment's network for 30 days",
  options: { days: { type: 'string' }, width: { type: 'string' } },
  help: {
    days: `for so many days, at most ${maxBanDays}`,
    width: 'of an IPv6 network: 64 (one household, the default), or 56 or 48 (all that one customer may own)',
  },
  positionals: [1, 1],
  audit: ({ positionals: [id = ''], values }) => [id, textOf(values, 'width') ?? ''].join(' ').trim(),
  async run({ open, terminal, values, positionals: [id = ''] }) {
    const days = Number(textOf(values, 'days') ?? 30)
    if (!Number.isInteger(days) || days < 1 || days > maxBanDays)
      throw new TypeError(`--days must be a whole number from 1 to ${maxBanDays}.`)
    const width = choiceOf(values, 'width', ['64', '56', '48'] as const) ?? '64'
    const store = await open()
    const networks = await networksOf(store, id)
    const network = networks[widths[width]]
    if (network === null)
      throw new StartupError(
        'The wider networks of this comment are not known: it came over IPv4, or was written before they were kept.',
      )
    await store.write((tx) => banNetwork(tx, network, days, Date.now()))
    terminal.out(`The network is banned for ${days} days. Enquiries from it are still accepted.\n`)
    return 0
  },
}

/** `unban`: ends a ban, or all of them. */
export const unban: Command = {
  usage: 'unban <comment id>|all',
  summary: "accept comments from this comment's networks again, or from all",
  options: {},
  positionals: [1, 1],
  audit: ({ positionals: [id = ''] }) => id,
  async run({ open, terminal, positionals: [id = ''] }) {
    const store = await open()
    const networks = id === 'all' ? undefined : knownNetworks(await networksOf(store, id))
    terminal.out(`${await store.write((tx) => endBans(tx, networks))} bans ended.\n`)
    return 0
  },
}

/** `bans`: lists the bans in force. Networks are fingerprints, from which no address can be read. */
export const bans: Command = {
  usage: 'bans',
  summary: 'list the networks that may not comment',
  options: {},
  positionals: [0, 0],
  async run({ open, terminal }) {
    const { db } = await open()
    const rows = await db.selectFrom('network_ban').selectAll().where('expires_at', '>', Date.now()).execute()
    const shown = rows.map((row) => ({
      network: row.network,
      since: new Date(row.created_at),
      until: new Date(row.expires_at),
    }))
    printRows(shown, {}, terminal)
    return 0
  },
}

async function findComments(store: Store, values: Values, action: Moderation): Promise<string[]> {
  const { since, until } = periodOf(values)
  const article = textOf(values, 'article')
  const state = choiceOf(values, 'state', commentStates)
  const comment = textOf(values, 'network-of')
  const network = comment === undefined ? undefined : (await networksOf(store, comment)).network
  // Comments that are in the wanted state already, or erased for good, are left alone.
  const except: CommentRow['state'][] = ['erased', action === 'delete' ? 'deleted' : 'shown']
  const rows = await store.db
    .selectFrom('comment')
    .select('id')
    .where('created_at', '>=', since)
    .where('created_at', '<=', until)
    .where('state', 'not in', except)
    .$if(article !== undefined, (query) => query.where('blog_id', '=', article ?? ''))
    .$if(network !== undefined, (query) => query.where('network', '=', network ?? ''))
    .$if(state !== undefined, (query) => query.where('state', '=', state ?? 'held'))
    .orderBy('id')
    .execute()
  return rows.map(({ id }) => id)
}

async function networksOf({ db }: Store, id: string): Promise<CommentNetworks & { network: string }> {
  const found = await networksOfComment(db, id)
  if (!found) throw new StartupError(`There is no comment ${id}. List them with: desk comments`)
  const { network, ...wider } = found
  if (network === null)
    throw new StartupError('The network of this comment is no longer known: its retention period has ended.')
  return { network, ...wider }
}
