// Machine draft, not yet checked by a person. Texts only: no advice.
import type { toastsTexts as english } from '#content/texts/toasts.ts'
import type { Translated } from '#content/translated.ts'

export const toastsTexts: Translated<typeof english> = {
  region: 'सूचनाएँ, Alt+T',
  dismiss: 'बंद करें',
}
