// Machine draft, not yet checked by a person. Texts only: no advice.
import type { callOfferTexts as english } from '#content/texts/callOffer.ts'
import type { Translated } from '#content/translated.ts'

export const callOfferTexts: Translated<typeof english> = {
  title: 'क्या आप चाहते हैं कि हम आपको फ़ोन करें?',
  lead: 'आपकी पूछताछ हमें मिल गई है। अपनी घड़ी के अनुसार सुविधाजनक समय चुनें। ईमेल से उसकी पुष्टि होगी, और उसी के लिंक से कॉल बदली या रद्द की जा सकेगी।',
  choose: 'समय चुनें',
}
