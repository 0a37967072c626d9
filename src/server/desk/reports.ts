import type { ReportRow } from '../store/tables.ts'
import type { Command } from './command.ts'
import { outputHelp, outputOptions, printRows, type Row } from './output.ts'
import { periodHelp, periodOf, periodOptions } from './period.ts'

/** `reports`: what readers reported, with the comment that it is about. */
export const reports: Command = {
  usage: 'reports',
  summary: 'list the reports of comments',
  options: { ...outputOptions, ...periodOptions, open: { type: 'boolean' } },
  help: { ...outputHelp, ...periodHelp, open: 'only those that are not handled' },
  positionals: [0, 0],
  async run({ open, values, terminal }) {
    const { since, until } = periodOf(values)
    const { db } = await open()
    const rows = await db
      .selectFrom('report')
      .innerJoin('comment', 'comment.id', 'report.comment_id')
      .selectAll('report')
      .select(['comment.text', 'comment.author', 'comment.state'])
      .where('report.created_at', '>=', since)
      .where('report.created_at', '<=', until)
      .$if(values.open === true, (query) => query.where('report.handled_at', 'is', null))
      .orderBy('report.created_at')
      .orderBy('report.id')
      .execute()
    const shown = rows.map((row) => ({
      ...reportRow(row),
      commentState: row.state,
      commentAuthor: row.author,
      commentText: row.text,
    }))
    printRows(shown, values, terminal)
    return 0
  },
}

/** A report as the command line shows it; nothing tells who wrote it. */
export function reportRow(row: ReportRow): Row {
  return {
    id: row.id,
    reported: new Date(row.created_at),
    reason: row.reason,
    repeated: row.repeated === 1,
    handled: row.handled_at === null ? null : new Date(row.handled_at),
    page: row.page,
    comment: row.comment_id,
  }
}
