// Machine draft, not yet checked by a person. Texts only: no advice.
import { law } from '#content/law.ts'
import type { rentTexts as english } from '#content/tools/rent.ts'
import type { Translated } from '#content/translated.ts'
import { officialText } from '../officialTexts.ts'
import { printed } from '../printed.ts'

const withCess = printed(law.rentTdsWithCess)
const deduction = printed(law.rentDeduction)
const certificate = printed(law.lowerDeduction)
const exemption = printed(law.newExemption)
const returnFrom = printed(law.returnDueFrom)

export const rentTexts: Translated<typeof english> = {
  rule: {
    text: `अनिवासी का किरायेदार पूरे किराये का ${withCess} काटता है, किराया चाहे जितना कम हो। कर किराये में से नगरपालिका कर, ${deduction} मानक कटौती और ब्याज घटाकर लगता है। अंतर रिटर्न से वापस आता है।`,
    article: '/blogs/rental-income-rules-nri',
  },
  year: 'किराया किस कर वर्ष का है',
  yearOption: (name, from) => `${name}, ${from} से`,
  rent: 'पूरी संपत्ति का साल भर का किराया, ₹ में',
  rentHint: 'सभी महीने मिलाकर, किरायेदार के कुछ भी काटने से पहले।',
  municipalTax: 'साल में आपका चुकाया नगरपालिका कर, ₹ में',
  municipalHint: 'किरायेदार का चुकाया कर नहीं गिना जाता। मरम्मत मानक कटौती में आ जाती है।',
  interest: 'संपत्ति के लिए लिए गए ऋण का साल भर का ब्याज, ₹ में',
  interestHint: 'केवल ब्याज, चुकाया गया मूलधन नहीं। प्रमाणपत्र ऋणदाता देता है।',
  share: 'आपका हिस्सा',
  shareHint: 'भिन्न या प्रतिशत में: 1, 1/2, 25%। ऊपर की राशियाँ सभी मालिकों की मिलाकर हैं।',
  withheld: 'क्या किरायेदार टीडीएस काटता है?',
  withholds: { yes: 'हाँ, या अभी पता नहीं', no: 'नहीं, कुछ नहीं काटा गया' },
  required: { rent: 'साल भर का किराया' },
  faults: { share: 'हिस्सा इस तरह लिखें: 1, 1/2, 1/3 या 25%।' },
  beyond: 'इतने बड़े हिस्से पर अधिभार मालिक की कर व्यवस्था पर निर्भर करता है। यह टूल उत्तर नहीं देता; हमसे पूछें।',

  title: {
    back: (sum) => `${sum} आपके रिटर्न से वापस आते हैं`,
    due: (sum) => `${sum} कर अभी चुकाना है`,
    none: 'कुछ नहीं कटता और कोई कर नहीं बनता',
  },
  withheldIs: (sum) => `किरायेदार ${sum} काटता है।`,
  withheldNone: 'कुछ नहीं काटा गया।',
  taxIs: (sum) => `किराये पर कर ${sum} है।`,
  noTax: 'किराये पर कोई कर नहीं बनता।',
  advance: `अगर कटौती के बाद साल के कर में ${printed(law.advanceTaxFrom)} या उससे अधिक बचे, तो वह साल के दौरान अग्रिम चुकाया जाता है।`,
  liable: 'टीडीएस काटना किरायेदार का दायित्व था। उसे अपनी स्थिति लिखकर बताएँ; आपका किराया तब भी कर योग्य है।',
  certificate: (sum) =>
    `कम कटौती के प्रमाणपत्र से किरायेदार उतना ही काटता है जितना कर बनता है, ${sum}। साल शुरू होने से पहले ${certificate} में आवेदन करें।`,
  returnDue: {
    deducted: `आय कितनी भी हो, रिटर्न भरना ज़रूरी है, क्योंकि ${returnFrom} या उससे अधिक कर काटा गया (1962 का नियम 12AB)।`,
    income: `रिटर्न भरना ज़रूरी है, क्योंकि आय ${exemption} की छूट सीमा से अधिक है।`,
    open: `रिटर्न ज़रूरी है या नहीं, यह खुला है: 1962 का नियम 12AB ${returnFrom} कर कटने पर रिटर्न माँगता था, और 2026 का उसका उत्तराधिकारी नियम हमने नहीं पढ़ा है। रिफ़ंड के लिए रिटर्न हर हाल में चाहिए।`,
    none: 'इन नियमों से रिटर्न ज़रूरी नहीं है। दूसरी आय के कारण ज़रूरी हो सकता है, और रिफ़ंड के लिए हर हाल में चाहिए।',
  },

  picture: 'किराये से हाथ में आए पैसे तक',
  rows: {
    rent: 'किराया',
    withheld: 'किरायेदार ने काटा',
    received: 'किरायेदार से मिला',
    back: 'रिटर्न से वापस',
    due: 'अभी चुकाना है',
    hand: 'कर के बाद हाथ में, खर्च से पहले',
  },
  steps: {
    withheld: `अनिवासी के किराये से किरायेदार पूरे किराये का ${withCess} काटता है, ${printed(law.surchargeFrom)} से ऊपर अधिभार के साथ। कोई न्यूनतम सीमा नहीं है।`,
    value: (rent, municipal) => `किराया ${rent}, उसमें से नगरपालिका कर ${municipal} घटाकर।`,
    standard: (sum) => `${deduction} की मानक कटौती घटाकर: ${sum}।`,
    interest: (sum) => `ऋण का ब्याज घटाकर: ${sum}।`,
    income: (sum) => `मकान से आय: ${sum}।`,
    loss: (sum) => `मकान से हानि: ${sum}। नई कर व्यवस्था में इससे कोई दूसरी आय कम नहीं होती।`,
    tax: (tax, surcharge, cess) =>
      `नई कर व्यवस्था के स्लैब से कर, ${exemption} तक मुक्त: ${tax}, मामूली राहत के साथ अधिभार ${surcharge}, उपकर ${cess}।`,
  },
  assumes:
    'यह गणना ऐसे अनिवासी मालिक के लिए है जिसकी इस साल भारत में कोई दूसरी आय नहीं है, नई कर व्यवस्था में, और पूरे समय किराये पर दी गई संपत्ति के लिए। खाली रहा समय, बकाया किराया और पुरानी कर व्यवस्था की गणना नहीं की जाती।',
  dates: 'तारीखें',
  dateList: {
    from: 'रिटर्न इस दिन से भर सकते हैं',
    due: 'रिटर्न भरने का नियत दिन',
    belated: 'देर से रिटर्न भरने का अंतिम दिन',
    revised: 'रिटर्न संशोधित करने का अंतिम दिन',
  },
  verify: `रिटर्न भरने के ${printed(law.verification)} के भीतर उसे सत्यापित करें; इसके बिना रिफ़ंड नहीं आता।`,
  interestPaid: `समय पर भरे रिटर्न पर वर्ष के बाद की 1 अप्रैल से, और देर से भरे रिटर्न पर भरने के दिन से, ${printed(law.refundInterest)} प्रति माह ब्याज मिलता है।`,
  noInterest: `जो रिफ़ंड कर के ${printed(law.refundLeast)} से कम हो, उस पर ब्याज नहीं मिलता।`,
  sources: {
    new: { ...officialText('incomeTax'), part: 'धाराएँ 21, 22, 393(2), 395' },
    old: { ...officialText('incomeTax1961'), part: 'धाराएँ 23, 24, 195, 197, 244A' },
    rates: officialText('finance2026'),
    ratesOld: officialText('finance2025'),
  },
}
