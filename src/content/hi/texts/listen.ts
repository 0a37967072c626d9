// Machine draft, not yet checked by a person. Texts only: no advice.
import type { listenTexts as english } from '#content/texts/listen.ts'
import type { Translated } from '#content/translated.ts'

export const listenTexts: Translated<typeof english> = {
  open: 'सुनें',
  failed: 'प्लेयर लोड नहीं हो सका। ऑनलाइन होने पर फिर दबाएँ।',
}
