// The file of a service: front matter and a body in fixed parts, read at build time.
import * as v from 'valibot'
import { type FileFault, type FrontMatter, readFrontMatter } from './frontMatter.ts'
import { ContentError, faultOf, serviceFrontMatter } from './schema.ts'
import { readBody } from './serviceBody.ts'
import { type Service, serviceOf } from './serviceEntity.ts'
import { lawReview } from './texts/lawReview.ts'

/** Turns the Markdown file of a service into the service. The first fault is a `ContentError` with file and line. Build time only. */
export function parseService(file: string, source: string): Service {
  const { service, faults } = read(file, source)
  const [first] = faults
  if (first) throw new ContentError(`${file}:${first.line}`, first.field, first.advice)
  if (!service) throw new Error(`${file} has neither faults nor a service`)
  return service
}

/** Every fault of a service's file, with its line from 1, in the order of the lines; none if it can be built. */
export function serviceFaults(file: string, source: string): { line: number; text: string }[] {
  return read(file, source).faults.map(({ line, field, advice }) => ({ line, text: `${field}: ${advice}` }))
}

function read(file: string, source: string): { service?: Service; faults: FileFault[] } {
  const front = readFrontMatter(source)
  if (front.faults.length > 0) return { faults: front.faults }
  const fields = v.safeParse(serviceFrontMatter, front.fields)
  const { body, faults: inBody } = readBody(file, front)
  const faults = [...(fields.issues ?? []).map((issue) => placed(issue, front)), ...inBody]
  if (!fields.success || faults.length > 0) return { faults: faults.sort((a, b) => a.line - b.line) }
  const { subtitle, introTitle, listTitle, reviewed, ...rest } = fields.output
  const review = `**${lawReview.sentence(reviewed)}**`
  const service = serviceOf({
    ...rest,
    path: /([^/]*)\.md$/.exec(file)?.[1] ?? '',
    hero: { subtitle, description: body.opening },
    intro: { title: introTitle, text: body.introduction },
    list: { title: listTitle, services: body.list },
    faq: body.questions,
    mainText: [...body.mainText, body.changes ? `${review} ${body.changes}` : review].join('\n\n'),
  })
  return { service, faults }
}

/** A field that is missing is to be added on the last line of the front matter. */
function placed(issue: v.BaseIssue<unknown>, { lines, bodyLine }: FrontMatter): FileFault {
  const fault = faultOf(issue)
  return { line: lines[fault.field] ?? bodyLine - 1, ...fault }
}
