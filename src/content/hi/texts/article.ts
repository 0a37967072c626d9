// Machine draft, not yet checked by a person. Texts only: no advice.
import type { articleTexts as english } from '#content/texts/article.ts'
import type { Translated } from '#content/translated.ts'

export const articleTexts: Translated<typeof english> = {
  disclaimer: 'इस लेख के बारे में',
  published: 'पहली बार प्रकाशित:',
  minutesLeft: (minutes) => `लगभग ${minutes} मिनट बाकी`,
  end: 'आप अंत तक पहुँच गए हैं',
  sample: (title) => `नमूना: ${title}`,
  table: 'तालिका',
  service: 'संबंधित सेवा',
}
