// Machine draft, not yet checked by a person. Texts only: no advice.
import { pageMetas as english } from '#content/pages/pageMetas.ts'

import type { Translated } from '#content/translated.ts'
import { site } from '../site.ts'
import { claims } from '../texts/claims.ts'

export const pageMetas: Translated<typeof english> = {
  // Pages that are in English only keep their title and description.
  ...english,
  home: {
    title: 'होम',
    description:
      `${site.product} भारत में एनआरआई के कानूनी, संपत्ति और वित्तीय काम सँभालता है: विवाद, विरासत, स्वामित्व, किरायेदारी और बैंकिंग। ${claims.experience}`.trim(),
  },
  servicesOverview: {
    title: 'सेवाएँ',
    description: `भारत में एनआरआई के लिए ${site.product} की सेवाएँ: अचल संपत्ति, मुकदमे, किरायेदारी, स्वामित्व, उत्तराधिकार, बिल्डर, बैंकिंग, कंपनी के मामले और अन्य।`,
  },
  contact: {
    title: 'संपर्क करें',
    description: `${site.product} को फ़ॉर्म, ईमेल या WhatsApp से लिखें या फ़ोन करें। दुनिया में कहीं से भी आई पूछताछ का उत्तर हम आम तौर पर 48 घंटे के भीतर देते हैं।`,
  },
  privacy: {
    title: 'निजता नीति',
    description: `आप जो लिखते हैं, ${site.product} उसे कैसे लेता, उपयोग करता, रखता और मिटाता है, यह साइट आपके डिवाइस पर क्या रखती है, और अपने डेटा के बारे में हमसे कैसे पूछें।`,
  },
  blogs: {
    title: 'ब्लॉग',
    description: `एनआरआई के लिए ${site.product} के लेख: विरासत, संपत्ति खरीदना और बेचना, कर, मुख्तारनामा, किराया, बैंकिंग और विदेश पैसे भेजना। चार हिन्दी में, बाकी अंग्रेज़ी में।`,
  },
  search: {
    title: 'खोज',
    description: `${site.product} की सेवाओं, अक्सर पूछे जाने वाले प्रश्नों और लेखों में खोजें। खोज आपके अपने डिवाइस पर होती है और कनेक्शन के बिना भी चलती है।`,
  },
  offline: {
    title: 'इस डिवाइस पर सहेजा नहीं गया',
    description:
      'आप ऑफ़लाइन हैं और यह पेज इस डिवाइस पर सहेजा नहीं गया है। सूची में वे सेवाएँ, ब्लॉग और अन्य पेज हैं, जो कनेक्शन के बिना पढ़े जा सकते हैं।',
  },
}
