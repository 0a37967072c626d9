// Machine draft, not yet checked by a person. Texts only: no advice.
import type { resourcesTexts as english } from '#content/texts/resources.ts'
import type { Translated } from '#content/translated.ts'

export const resourcesTexts: Translated<typeof english> = {
  anchors: 'इस पेज पर',
  questionNumber: (n) => `प्र. ${n}`,
  linkTable: { title: 'कार्यालय', link: 'वेबसाइट' },
}
