import type { ReportRow } from '../store/tables.ts'
import type { Command } from './command.ts'
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

/** `reports`: lists reports with their comments. */
export const reports: Command = {
  usage: 'reports',
  summary: 'list the reports of comments',
  options: { ...outputOptions, ...periodOptions, ...limitOption, open: { type: 'boolean' } },
  help: { ...outputHelp, ...periodHelp, ...limitHelp, open: 'only those that are not handled' },
  positionals: [0, 0],
  async run({ open, values, terminal }) {
    const { since, until } = periodOf(values)
    const { db } = await open()
    const found = await db
      .selectFrom('report')
      .select('report.id')
      .where('report.created_at', '>=', since)
      .where('report.created_at', '<=', until)
      .$if(values.open === true, (query) => query.where('report.handled_at', 'is', null))
      .orderBy('report.created_at')
      .orderBy('report.id')
      .execute()
    const reported = inPages(
      limited(found, values).map(({ id }) => id),
      (some) =>
        db
          .selectFrom('report')
          .innerJoin('comment', 'comment.id', 'report.comment_id')
          .selectAll('report')
          .select(['comment.text', 'comment.author', 'comment.state'])
          .where('report.id', 'in', some)
          .execute(),
    )
    const rows = asRows(reported, (row) => ({
      ...reportRow(row),
      commentState: row.state,
      commentAuthor: row.author,
      commentText: row.text,
    }))
    await printPages(rows, values, terminal)
    return 0
  },
}

/** A report as the command line shows it. Who reported is not stored. */
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
