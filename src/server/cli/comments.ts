import type { Kysely } from 'kysely'
import { type Moderation, moderate } from '../comments/moderate.ts'
import { StartupError } from '../startupError.ts'
import type { CommentRow, CommentState, Tables } from '../store/tables.ts'
import { type Command, choiceOf, textOf } from './command.ts'
import {
  limited,
  limitHelp,
  limitOption,
  outputHelp,
  outputOptions,
  periodHelp,
  periodOf,
  periodOptions,
  type Row,
} from './listing.ts'
import { asRows, inPages, printPages } from './pages.ts'

/** The values of `--state`. */
export const commentStates: readonly CommentState[] = ['shown', 'held', 'deleted', 'erased']

/** `comments`: all comments, including those that readers do not see. */
export const comments: Command = {
  usage: 'comments',
  summary: 'list the comments, including held and deleted ones',
  options: {
    ...outputOptions,
    ...periodOptions,
    ...limitOption,
    article: { type: 'string' },
    state: { type: 'string' },
  },
  help: {
    ...outputHelp,
    ...periodHelp,
    ...limitHelp,
    article: 'of one article, such as blog3',
    state: 'only shown, held, deleted or erased ones',
  },
  positionals: [0, 0],
  async run({ open, values, terminal }) {
    const { since, until } = periodOf(values)
    const state = choiceOf(values, 'state', commentStates)
    const { db } = await open()
    const article = textOf(values, 'article')
    let query = db.selectFrom('comment').select('id').where('created_at', '>=', since).where('created_at', '<=', until)
    if (article !== undefined) query = query.where('blog_id', '=', article)
    if (state !== undefined) query = query.where('state', '=', state)
    const found = await query.orderBy('created_at').orderBy('id').execute()
    const ids = limited(found, values).map(({ id }) => id)
    await printPages(asRows(commentsIn(db, ids), commentRow), values, terminal)
    return 0
  },
}

/** The comments with these ids, page by page. */
export function commentsIn(db: Kysely<Tables>, ids: readonly string[]): AsyncGenerator<CommentRow[]> {
  return inPages(ids, (some) => db.selectFrom('comment').selectAll().where('id', 'in', some).execute())
}

/** A comment as the command line shows it. */
export function commentRow(row: CommentRow): Row {
  return {
    id: row.id,
    article: row.blog_id,
    posted: new Date(row.created_at),
    state: row.state,
    author: row.author,
    text: row.text,
    heldBecause: row.held_because,
    email: row.email,
    phone: row.phone,
    answers: row.parent_id,
  }
}

/** `comment delete` and `comment restore`, the same as the links in emails. */
export function moderation(action: Moderation, summary: string): Command {
  return {
    usage: `comment ${action} <id>`,
    summary,
    options: {},
    positionals: [1, 1],
    audit: ({ positionals: [id = ''] }) => id,
    async run({ open, terminal, positionals: [id = ''] }) {
      const store = await open()
      const { state } = await store.write((tx) => moderate(tx, id, action, Date.now()))
      if (state === 'missing') throw new StartupError(`There is no comment ${id}. List them with: desk comments`)
      if (state === 'erased') throw new StartupError('The comment was erased for good.')
      terminal.out(action === 'delete' ? 'The comment is deleted.\n' : 'The comment is shown.\n')
      return 0
    },
  }
}
