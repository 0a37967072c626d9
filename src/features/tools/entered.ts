import { toolTexts as texts } from '#content/texts/tools.ts'

/** Something that was entered, with its label. */
export interface Entered {
  label: string
  value: string
}

/** What was entered and what the tool said, as the text of a question. */
export function questionText(tool: string, entered: readonly Entered[], answer: readonly string[]): string {
  const facts = entered.map(({ label, value }) => `- ${label}: ${value}`)
  return [texts.askOpening(tool), '', ...facts, '', `${texts.result}:`, ...answer.map((line) => `- ${line}`)].join('\n')
}
