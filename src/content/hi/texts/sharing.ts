// Machine draft, not yet checked by a person. Texts only: no advice.
import type { sharingTexts as english } from '#content/texts/sharing.ts'
import type { Translated } from '#content/translated.ts'

export const sharingTexts: Translated<typeof english> = {
  open: 'साझा करें',
  failed: 'साझा करने के तरीके लोड नहीं हो सके। ऑनलाइन होने पर फिर दबाएँ।',
  online: 'बाद के बदलावों के साथ इसे ऑनलाइन पढ़ने के लिए कोड स्कैन करें या यह पता टाइप करें:',
}
