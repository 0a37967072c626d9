import { articleTexts as texts } from '#content/texts/staff/articles.ts'

/** A line `field: value` of the front matter. */
export interface FrontField {
  name: string
  value: string
}

/** The file of an article in parts: its front matter and its body. */
export interface ArticleParts {
  fields: FrontField[]
  body: string
  /** The body's first line, counted from 1 in the file. */
  bodyLine: number
}

/**
 * The parts of the file, from which `joinParts` makes the same text again; `undefined` if the front matter has anything but
 * lines of known fields: then the whole file is one text.
 */
export function splitFile(text: string): ArticleParts | undefined {
  const [whole, front = ''] = /^---\n([\s\S]*?)\n---\n/.exec(text) ?? []
  if (whole === undefined) return undefined
  const fields = front.split('\n').map((line) => {
    const [, name = '', value = ''] = /^(\w+): ?(.*)$/.exec(line) ?? []
    return { name, value }
  })
  const parts = { fields, body: text.slice(whole.length), bodyLine: whole.split('\n').length }
  const isKnown = fields.every(({ name }) => Object.hasOwn(texts.fields, name))
  return isKnown && joinParts(parts) === text ? parts : undefined
}

/** The file. A value stays in its line, whatever was pasted into it. */
export function joinParts({ fields, body }: Pick<ArticleParts, 'fields' | 'body'>): string {
  const lines = fields.map(({ name, value }) => `${name}: ${value.replaceAll(/\s*[\r\n]+\s*/g, ' ')}`)
  return `---\n${lines.join('\n')}\n---\n${body}`
}

/** The name of a field in the words of the screen. */
export function fieldLabel(name: string): string {
  return Object.entries(texts.fields).find(([key]) => key === name)?.[1] ?? name
}
