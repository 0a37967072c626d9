// Machine draft, not yet checked by a person. Texts only: no advice.
import type { guideTexts as english, calendarTexts as englishCalendar } from '#content/texts/guides.ts'
import type { Translated } from '#content/translated.ts'
import { site } from '../site.ts'

export const guideTexts: Translated<typeof english> = {
  contents: 'इस पेज पर',
  countries: 'देश',
  glance: 'एक नज़र में',
  feed: 'फ़ीड रीडर में जोड़ें (Atom)',
  source: (number) => `स्रोत ${number}`,
  subscribe: {
    subscribe: 'अपने कैलेंडर में जोड़ें',
    download: 'फ़ाइल डाउनलोड करें (.ics)',
    note: 'कैलेंडर में जोड़ने पर बाद के बदलाव अपने आप आते हैं; डाउनलोड की गई फ़ाइल में नहीं। आपके बारे में हमें कुछ नहीं भेजा जाता।',
  },
}

export const calendarTexts: Translated<typeof englishCalendar> = {
  name: `एनआरआई के लिए अंतिम तिथियाँ, ${site.product}`,
  description: 'सामान्य जानकारी, कानूनी सलाह नहीं। किसी तिथि पर भरोसा करने से पहले उसे जाँच लें।',
}
