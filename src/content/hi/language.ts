// Machine draft, not yet checked by a person. Texts only: no advice.
import type { language as english } from '#content/language.ts'
import type { Translated } from '#content/translated.ts'
import { typedCounts } from '#content/typedCounts.ts'
import { locale } from './locale.ts'

export const language: Omit<Translated<typeof english>, 'counts'> & Pick<typeof english, 'counts'> = {
  locale,
  fullStop: '।',
  years: { financial: 'वित्तीय वर्ष', tax: 'कर वर्ष' },
  // Days copied from tickets and stamps are English here, too. With the dot below and without it.
  months: [
    ['jan', 'जन'],
    ['feb', 'फ\u093cर', 'फर'],
    ['mar', 'मार्च'],
    ['apr', 'अप्रै'],
    ['may', 'मई'],
    ['jun', 'जून'],
    ['jul', 'जुल'],
    ['aug', 'अग'],
    ['sep', 'सित'],
    ['oct', 'अक्'],
    ['nov', 'नव'],
    ['dec', 'दिस'],
  ],
  counts: {
    crore: { word: 'करोड़', typed: typedCounts.crore },
    lakh: { word: 'लाख', typed: typedCounts.lakh },
  },
}
