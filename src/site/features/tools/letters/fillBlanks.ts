import type { BlankName } from '#content/letterEntity.ts'
import { letterTexts } from '#content/texts/letters.ts'
import type { CaseFile } from '../caseFile.ts'

/** The blanks in the order in which they are asked for. */
export const blankNames = Object.keys(letterTexts.names) as BlankName[]

/** The value of each blank in the case: as it was typed for the letters, or else for the tools. */
export function blanksOf({ letters, sale, sending }: CaseFile): Partial<Record<BlankName, string>> {
  const fromTools: Partial<Record<BlankName, string>> = {
    me: sale.owners[0]?.name || (sending.people[0]?.name ?? ''),
    price: sale.price,
  }
  return Object.fromEntries(blankNames.map((name) => [name, letters[name] ?? fromTools[name] ?? '']))
}

/** The currency before a sum, which the letters write themselves: the tools take it, and people type it. */
const currency = /^(?:₹|rs\b\.?|inr\b)\s*/i

/** The text with its blanks filled; one of which nothing is known stays as its name in brackets. */
export function fillBlanks(text: string, blanks: Partial<Record<string, string>>): string {
  return text.replace(/\{(\w+)\}/g, (all, name: string) => {
    const label = Object.hasOwn(letterTexts.names, name) ? letterTexts.names[name as BlankName] : undefined
    if (label === undefined) return all
    const typed = blanks[name]?.trim() ?? ''
    return (name === 'price' || name === 'rent' ? typed.replace(currency, '') : typed) || `[${label}]`
  })
}
