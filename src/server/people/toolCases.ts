import type { Kysely } from 'kysely'
import { toolNames } from '#content/texts/toolTitles.ts'
import { toolTextsOfAll } from '#content/toolTextsOfAll.ts'
import type { ToolCase } from '#contract/staff/people.ts'
import { isoTime } from '../enquiries/enquiryItem.ts'
import type { Tables } from '../store/tables.ts'

/** Characters of one case that are shown: several times what the longest tool writes. */
const longestShown = 6000

/** The line with which each tool begins its question, in each language of the site. */
const openings = toolNames.flatMap((tool) =>
  toolTextsOfAll.map(({ texts, titles }) => ({ tool, line: texts.askOpening(titles[tool]) })),
)
/** The beginning of those lines, up to the tool's name. */
const beginnings = toolTextsOfAll.map(({ texts }) => texts.askOpening('').split('“')[0] ?? '')

/**
 * Takes apart a message into what the tools wrote. A tool puts its facts and its answer below a line that names it; from there on all is its
 * case, with what the visitor changed in it, up to the next such line.
 */
export function casesIn(message: string): Array<Pick<ToolCase, 'tool' | 'text'>> {
  const found = openings
    .flatMap(({ tool, line }) => {
      const starts: { tool: string; at: number; end: number }[] = []
      for (let at = message.indexOf(line); at >= 0; at = message.indexOf(line, at + line.length))
        starts.push({ tool, at, end: at + line.length })
      return starts
    })
    .sort((one, other) => one.at - other.at)
  return found.map(({ tool, end }, index) => {
    const text = message.slice(end, found[index + 1]?.at).trim()
    return {
      tool,
      text: Array.from(text.slice(0, 2 * longestShown))
        .slice(0, longestShown)
        .join(''),
    }
  })
}

/** The tools' cases in the messages of these enquiries, newest first. */
export async function toolCasesOf(db: Kysely<Tables>, enquiries: readonly string[]): Promise<ToolCase[]> {
  if (enquiries.length === 0) return []
  const rows = await db
    .selectFrom('enquiry')
    .select(['id', 'message', 'received_at'])
    .where('id', 'in', enquiries)
    .where(({ eb, or }) => or(beginnings.map((words) => eb('message', 'like', `%${words}%`))))
    .orderBy('received_at', 'desc')
    .execute()
  return rows.flatMap(({ id, message, received_at }) =>
    casesIn(message).map((one, index) => ({
      id: `${id}.${index}`,
      enquiryId: id,
      at: isoTime(received_at),
      ...one,
    })),
  )
}
