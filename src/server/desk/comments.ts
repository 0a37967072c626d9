import { type Moderation, moderate } from '../moderation/moderate.ts'
import { StartFailure } from '../startFailure.ts'
import type { CommentRow } from '../store/tables.ts'
import { type Command, textOf } from './command.ts'
import { outputHelp, outputOptions, printRows, type Row } from './output.ts'
import { periodHelp, periodOf, periodOptions } from './period.ts'

/** `comments`: every comment, also those that readers do not see. */
export const comments: Command = {
  usage: 'comments',
  summary: 'list the comments, also held and deleted ones',
  options: { ...outputOptions, ...periodOptions, article: { type: 'string' }, state: { type: 'string' } },
  help: {
    ...outputHelp,
    ...periodHelp,
    article: 'of one article, such as blog3',
    state: 'only shown, held, deleted or erased ones',
  },
  positionals: [0, 0],
  async run({ open, values, terminal }) {
    const { since, until } = periodOf(values)
    const { db } = await open()
    const [article, state] = [textOf(values, 'article'), textOf(values, 'state')]
    let query = db.selectFrom('comment').selectAll().where('created_at', '>=', since).where('created_at', '<=', until)
    if (article !== undefined) query = query.where('blog_id', '=', article)
    if (state !== undefined) query = query.where('state', '=', state as CommentRow['state'])
    const rows = await query.orderBy('created_at').orderBy('id').execute()
    printRows(rows.map(commentRow), values, terminal)
    return 0
  },
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

/** `comment delete` and `comment restore`, as the links in letters do it. */
export function moderation(action: Moderation, summary: string): Command {
  return {
    usage: `comment ${action} <id>`,
    summary,
    options: {},
    positionals: [1, 1],
    async run({ open, terminal, positionals: [id = ''] }) {
      const store = await open()
      const { state } = await store.write((tx) => moderate(tx, id, action, Date.now()))
      if (state === 'missing') throw new StartFailure(`There is no comment ${id}. List them with: desk comments`)
      if (state === 'erased') throw new StartFailure('The comment was erased for good.')
      terminal.out(action === 'delete' ? 'The comment is deleted.\n' : 'The comment is shown.\n')
      return 0
    },
  }
}
