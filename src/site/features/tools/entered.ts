import { toolTexts as texts } from '#content/texts/tools.ts'
import { rupeesText, rupeesTyped } from '#law/money.ts'

/** Something that was entered, with its label. */
export interface Entered {
  label: string
  value: string
}

/** A sum as it was read, so that nobody has to count its digits; what is no sum stays as it was typed. */
export function sumText(typed: string): string {
  const sum = rupeesTyped(typed)
  return sum === undefined ? typed : rupeesText(sum)
}

/** The text of a choice; empty for what is none of its options, as a case from a file can hold. */
export function chosenText(options: Record<string, string>, choice: string): string {
  return Object.hasOwn(options, choice) ? (options[choice] ?? '') : ''
}

/** A phrase at the start of a line. */
export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** The entries and the tool's answer, as the text of a question. */
export function questionText(tool: string, entered: readonly Entered[], answer: readonly string[]): string {
  const facts = entered.map(({ label, value }) => `- ${label}: ${value}`)
  return [texts.askOpening(tool), '', ...facts, '', `${texts.result}:`, ...answer.map((line) => `- ${line}`)].join('\n')
}
