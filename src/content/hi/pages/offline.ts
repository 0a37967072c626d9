// Machine draft, not yet checked by a person. Texts only: no advice.
import { offline as english } from '#content/pages/offline.ts'
import type { Translated } from '#content/translated.ts'
import { pageMetas } from './pageMetas.ts'

export const offline: Translated<typeof english> = {
  meta: pageMetas.offline,
  title: 'यह पेज इस डिवाइस पर सहेजा नहीं गया है',
  text: 'आप ऑफ़लाइन हैं और यह पेज सहेजा नहीं गया था। फिर से ऑनलाइन होने पर यह खुल जाएगा।',
  tryAgain: 'फिर से कोशिश करें',
  tools: 'टूल',
  home: { ...english.home, text: 'होम पर जाएँ' },
  storedPages: {
    title: 'अभी आप क्या पढ़ सकते हैं',
    text: 'ये पेज इस डिवाइस पर सहेजे हुए हैं और कनेक्शन के बिना खुलते हैं।',
    services: 'सेवाएँ',
    articles: 'ब्लॉग',
    otherPages: 'अन्य पेज',
    withoutPictures: 'केवल पाठ',
    nothing: 'अभी कुछ भी सहेजा नहीं गया है। ऑनलाइन रहते हुए कोई भी पेज एक बार खोलें, बाकी अपने आप सहेज लिया जाएगा।',
  },
  writing: {
    title: 'आप अब भी लिख सकते हैं',
    text: 'अभी लिखी गई पूछताछ या टिप्पणी इस डिवाइस पर सहेजी जाती है और कनेक्शन लौटने पर भेज दी जाती है।',
  },
}
