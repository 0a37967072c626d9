// Machine draft, not yet checked by a person. Texts only: no advice.
import type { searchTexts as english } from '#content/texts/search.ts'
import type { Translated } from '#content/translated.ts'

export const searchTexts: Translated<typeof english> = {
  title: 'खोज',
  lead: 'सेवाएँ, अक्सर पूछे जाने वाले प्रश्न और लेख। खोज इसी डिवाइस पर चलती है और बिना कनेक्शन के भी काम करती है।',
  field: 'सेवाएँ, प्रश्न और लेख खोजें',
  placeholder: 'खोजें',
  submit: 'खोजें',
  close: 'खोज बंद करें',
  loading: 'खोज लोड हो रही है…',
  failed: 'खोज लोड नहीं हो सकी। पहली बार के लिए कनेक्शन चाहिए।',
  tryAgain: 'फिर से कोशिश करें',
  count: (count) => (count === 1 ? '1 परिणाम' : `${count} परिणाम`),
  best: (count) => `सबसे उपयुक्त ${count} परिणाम`,
  withNotice: (results, notice) => `${results}। ${notice}`,
  nothing: (query) => `“${query}” के लिए कोई परिणाम नहीं मिला।`,
  nothingHint: 'कम या दूसरे शब्दों से खोजें, या हमसे पूछें।',
  ask: 'हमसे पूछें',
  otherLanguage: (language) =>
    `इस पेज पर ${language} के लेख नहीं खोजे जाते। ${language} के शब्द ${language} के पेजों पर खोजे जाते हैं।`,
  searchInLanguage: (language) => `${language} के पेजों में खोजें`,
  otherScript: (languages) => `केवल ${languages} के लेख खोजे जा सकते हैं। कृपया ${languages} के शब्द लिखें।`,
  alsoEnglish: 'इनमें अंग्रेज़ी के परिणाम भी हैं।',
  onlyEnglish: 'ये परिणाम अंग्रेज़ी में हैं।',
  all: 'सभी परिणाम',
  kinds: {
    service: 'सेवा',
    question: 'प्रश्न',
    article: 'लेख',
    guide: 'गाइड',
    task: 'काम',
    letter: 'पत्र',
    term: 'शब्द',
    page: 'पेज',
  },
  recent: 'हाल की खोजें',
  clear: 'मिटाएँ',
  keys: 'तीर वाली कुंजियों और Enter का उपयोग करें',
  needsScript: 'खोज के लिए नया ब्राउज़र चाहिए, जिसमें JavaScript चालू हो। आप ये पेज भी देख सकते हैं:',
}
