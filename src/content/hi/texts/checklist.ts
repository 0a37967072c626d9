// Machine draft, not yet checked by a person. Texts only: no advice.
import type { checklistTexts as english } from '#content/texts/checklist.ts'
import type { Translated } from '#content/translated.ts'

export const checklistTexts: Translated<typeof english> = {
  done: (done, all) => `${all} में से ${done} पूरे`,
  clear: 'सारे टिक हटाएँ',
  print: 'यह सूची प्रिंट करें',
  notKept: (done) => `${done}। पेज छोड़ने पर यह ब्राउज़र आपके टिक भूल जाता है।`,
}
