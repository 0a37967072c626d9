// Machine draft, not yet checked by a person. Texts only: no advice.
import { site as english, type Site } from '#content/site.ts'

export { type Advocate, bookCall, type Place, type Practice, practice, type Site } from '#content/site.ts'

/** The provider's own data is in the English file; here are only words. */
export const site: Site = {
  ...english,
  tagline: 'अनिवासी भारतीयों के लिए भारत में कानूनी, संपत्ति और वित्तीय काम',
  description:
    'अनिवासी भारतीयों के लिए भारत में कानूनी, संपत्ति और वित्तीय सेवाएँ: विवाद, उत्तराधिकार, स्वामित्व, किरायेदारी, बैंक और कंपनी के मामले। आपको भारत आने की ज़रूरत नहीं।',
  places: {
    office: { ...english.places.office, label: 'नई दिल्ली (साउथ एक्सटेंशन)' },
    footer: { ...english.places.footer, label: 'गुड़गाँव' },
  },
}
