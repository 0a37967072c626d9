// Machine draft, not yet checked by a person. Texts only: no advice.
import type { translationTexts as english } from '#content/texts/translation.ts'
import type { Translated } from '#content/translated.ts'

export const translationTexts: Translated<typeof english> = {
  label: 'इस अनुवाद के बारे में',
  draft: 'यह अनुवाद मशीन से बना मसौदा है, जिसे अभी किसी व्यक्ति ने नहीं जाँचा है। अंग्रेज़ी पाठ ही मान्य है।',
  checked: (name, day) => `${name} ने यह अनुवाद ${day} को जाँचा। अंग्रेज़ी पाठ ही मान्य है।`,
  english: 'यह पेज अंग्रेज़ी में पढ़ें',
}
