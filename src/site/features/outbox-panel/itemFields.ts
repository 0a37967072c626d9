import { enquiryTexts } from '#content/texts/enquiry.ts'
import { outboxPanelTexts as texts } from '#content/texts/outboxPanel.ts'
import type { Item, ItemBody, ItemKind } from '#device/outbox/item.ts'

export type FieldName = keyof typeof texts.fields

/** One value of a body, with the label that it has in the form. */
export interface Field {
  name: FieldName
  label: string
  value: string
  /** It takes several lines. */
  long: boolean
  /** The server accepts nothing blank here (contract). */
  required: boolean
}

/** The field that holds the text itself, by kind; the others describe its writer. */
const main: Record<ItemKind, FieldName> = {
  enquiry: 'message',
  comment: 'text',
  reply: 'text',
  report: 'reason',
  subscription: 'email',
}
const long = new Set<FieldName>(['message', 'text', 'reason'])
const required = new Set<FieldName>(['text', 'reason'])

/** The values of the item's body, the writing itself first. */
export function fieldsOf({ kind, body }: Pick<Item, 'kind' | 'body'>): Field[] {
  const names = Object.keys(body).filter((name): name is FieldName => name in texts.fields)
  const values = body as Partial<Record<FieldName, string>>
  return names
    .sort((a, b) => Number(b === main[kind]) - Number(a === main[kind]))
    .map((name) => ({
      name,
      label: texts.fields[name],
      value: values[name] ?? '',
      long: long.has(name),
      required: required.has(name),
    }))
}

/**
 * The body with new values, under the same rules as in its form: blank values of an enquiry become 'N/A', texts of
 * comments and reports are trimmed.
 */
export function withValues(item: Pick<Item, 'kind' | 'body'>, values: Readonly<Record<string, string>>): ItemBody {
  const changed = fieldsOf(item).map(({ name, value }) => {
    const next = values[name] ?? value
    if (item.kind === 'enquiry') return [name, next.trim() ? next : enquiryTexts.empty]
    return [name, required.has(name) ? next.trim() : next]
  })
  return { ...item.body, ...Object.fromEntries(changed) } as ItemBody
}
