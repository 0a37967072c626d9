import { expect, test } from 'vitest'
import { law } from '#content/law.ts'
import { language } from './language.ts'
import { printed } from './printed.ts'

test('लाख and करोड़ are read however a keyboard writes them, and the English words too', () => {
  const { lakh, crore } = language.counts
  for (const text of ['16 लाख', '16लाख', '16 lakh']) expect(lakh.typed.test(text), text).toBe(true)
  // As one sign, as a letter with a dot below, and without the dot.
  for (const text of ['4.2 करो\u095c', '4.2 करो\u0921\u093c', '4.2 करो\u0921', '4.2 crore'])
    expect(crore.typed.test(text), text).toBe(true)
  expect(lakh.typed.test('16 लाख रुपये')).toBe(false)
})

test('each month begins as this language writes it, long or short, and as no other month', () => {
  const known = (name: string) => language.months.filter((some) => some.some((one) => name.startsWith(one)))
  for (const [at, month] of language.months.entries())
    for (const length of ['long', 'short'] as const) {
      const format = new Intl.DateTimeFormat(language.locale, { month: length, timeZone: 'UTC' })
      const name = format.format(Date.UTC(2026, at)).normalize('NFC')
      expect(known(name), name).toEqual([month])
      expect(known(name.replaceAll('\u093c', '')), name).toEqual([month])
    }
  for (const name of ['सितम्बर', 'अक्तूबर', 'नवम्बर', 'दिसम्बर']) expect(known(name), name).toHaveLength(1)
})

test('every figure of law is printed with Hindi words; abbreviations stay', () => {
  expect(printed(law.indianIncome)).toBe('₹15 लाख')
  expect(printed(law.residentDays)).toBe('182 दिन')
  expect(printed(law.remitterForm)).toBe('फ़ॉर्म 145')
  for (const figure of Object.values(law)) expect(printed(figure)).not.toMatch(/[a-z]{2}/)
})
