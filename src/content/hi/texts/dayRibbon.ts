// Machine draft, not yet checked by a person. Texts only: no advice.
import type { ribbonTexts as english } from '#content/texts/dayRibbon.ts'
import type { Translated } from '#content/translated.ts'

export const ribbonTexts: Translated<typeof english> = {
  today: (day) => `पट्टियों को काटती रेखा आज का दिन है, ${day}।`,
  distance: (days) => (days === 0 ? 'आज' : days < 0 ? 'बीत चुका' : days === 1 ? 'कल' : `${days} दिन बाद`),
}
