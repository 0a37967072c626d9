// Machine draft, not yet checked by a person. Texts only: no advice.
import { type Practice, practice, site } from '#content/site.ts'
import type { Claims } from '#content/texts/claims.ts'

export type { Claims } from '#content/texts/claims.ts'

export function claimsOf(kind: Practice['kind'], product: string): Claims {
  const general =
    'इस साइट की जानकारी सामान्य है और कानूनी सलाह नहीं है। यह न विज्ञापन है, न हमें काम सौंपने का निमंत्रण। इसे पढ़ने से वकील और मुवक्किल का संबंध नहीं बनता।'
  if (kind === 'law firm')
    return {
      stories: false,
      experience: '',
      footer: 'दूसरे देश में रहने वाले मालिकों और वारिसों के लिए।',
      aboutSubtitle: 'दूसरे देश में रहने वालों के लिए भारत में कानूनी और संपत्ति का काम',
      aboutDescription: `${product} में कौन काम करता है और कौन ज़िम्मेदार है: भारत में संपत्ति, विरासत, अदालत और बैंक के काम।`,
      help: 'कौन कहाँ जाता है',
      consultation: 'मिलने का समय माँगें',
      call: 'कॉल का समय माँगें',
      testimonials:
        'भारत में वकील विज्ञापन नहीं कर सकते, और ग्राहकों की तारीफ़ विज्ञापन मानी जा सकती है। इसलिए इस पेज पर कोई अनुभव नहीं दिखाया जाता।',
      disclaimer: general,
    }
  return {
    stories: true,
    experience: '20+ वर्षों का अनुभव। ',
    footer: 'दूसरे देश में रहने वाले मालिकों और वारिसों के लिए पंजीकरण कार्यालयों, अदालतों, बैंकों और बिल्डरों के साथ 20+ वर्षों का अनुभव।',
    aboutSubtitle: 'दूसरे देश में रहने वालों के लिए भारत में कानूनी और संपत्ति का 20+ वर्षों का काम',
    aboutDescription: `${product} में कौन काम करता है: दूसरे देश में रहने वालों के लिए संपत्ति, विरासत, अदालत और बैंक के काम का 20+ वर्षों का अनुभव।`,
    help: 'हम काम पूरा कराते हैं',
    consultation: 'निःशुल्क परामर्श बुक करें',
    call: 'कॉल बुक करें!',
    testimonials:
      'विदेश से देखने पर भारत में संपत्ति, विरासत और अदालत का काम कैसा लगता है: नाम के पहले अक्षरों और शहर के साथ बताए गए अनुभव।',
    disclaimer:
      kind === 'coordinator'
        ? 'इस साइट की जानकारी सामान्य है और कानूनी सलाह नहीं है। हम काम का समन्वय करते हैं; सलाह और अदालत का काम वे वकील करते हैं, जिन्हें आप नियुक्त करते हैं।'
        : general,
  }
}

export const claims = claimsOf(practice.kind, site.product)
