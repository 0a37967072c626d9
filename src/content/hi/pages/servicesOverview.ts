// Machine draft, not yet checked by a person. Texts only: no advice.
import type { servicesOverview as english } from '#content/pages/servicesOverview.ts'
import type { Translated } from '#content/translated.ts'
import { pageMetas } from './pageMetas.ts'

export const servicesOverview: Translated<typeof english> = {
  meta: pageMetas.servicesOverview,
  hero: {
    title: 'हमारी सेवाएँ',
    subtitle: 'विदेश में रहने वाले मालिकों और वारिसों के लिए भारत में हर तरह के काम',
    description:
      'ज़्यादातर मामले एक विषय से शुरू होते हैं और दूसरे पर पूरे होते हैं: विरासत में स्वामित्व की जाँच चाहिए, बिक्री में मुख्तारनामा (पावर ऑफ़ अटॉर्नी), पैसे की वापसी में बैंक। अपने प्रश्न के सबसे करीब के विषय से शुरू करें। हम पूरे मामले को देखते हैं।',
  },
  explore: {
    title: 'हमारी सेवाएँ देखें',
    text: 'कोई सेवा चुनें और नीचे उसका सार पढ़ें।',
  },
  knowMore: 'और जानें (अंग्रेज़ी में)',
}
