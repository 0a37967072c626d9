// Machine draft, not yet checked by a person. Texts only: no advice.
import type { offlineStorageTexts as english } from '#content/texts/offlineStorage.ts'
import type { Translated } from '#content/translated.ts'
import { site } from '../site.ts'

export const offlineStorageTexts: Translated<typeof english> = {
  title: 'बिना कनेक्शन के पढ़ें',
  lead: `पहली बार आने के बाद ${site.product} का पाठ इस डिवाइस पर सहेज लिया जाता है। तब सेवाएँ, लेख और बाकी सभी पेज उड़ान में या विदेश में बिना रोमिंग के भी खुलते हैं।`,
  unsupported: 'यह ब्राउज़र पेज सहेज नहीं सकता, इसलिए पढ़ने के लिए कनेक्शन चाहिए।',
  pages: 'पेज',
  tools: 'टूल',
  pictures: 'चित्र',
  refreshed: 'पिछला अपडेट',
  takes: 'जगह',
  unknown: '–',
  none: 'कोई नहीं',
  refresh: 'अपडेट करें',
  store: 'इस डिवाइस पर सहेजें',
  savePictures: (size) => `चित्र भी सहेजें, ${size}`,
  picturesStored: 'सभी चित्र सहेजे हुए हैं',
  picturesNone: 'चित्र पेजों के साथ सहेजे जाते हैं',
  remove: 'इस डिवाइस से हटाएँ',
  saveAll: (size) => (size ? `उड़ान के लिए सब सहेजें, ${size}` : 'उड़ान के लिए सब सहेजें'),
  savingPages: 'पेज सहेजे जा रहे हैं…',
  savingComments: (done, all) => `टिप्पणियाँ सहेजी जा रही हैं, ${all} में से ${done}`,
  checking: 'हर पेज की जाँच हो रही है…',
  checked: (opening, pages, size) =>
    `जाँच पूरी: ${pages} में से ${opening} पेज बिना कनेक्शन के खुलते हैं। ये इस डिवाइस पर ${size} जगह लेते हैं।`,
  incomplete: 'कुछ पेज, चित्र या टिप्पणियाँ अभी सहेजी नहीं जा सकीं। बेहतर कनेक्शन पर फिर कोशिश करें।',
  failed: 'यह नहीं हो सका। पेज फिर से लोड करें और दोबारा कोशिश करें।',
  refreshing: 'अपडेट हो रहा है…',
  refreshDone: 'सब कुछ सहेजा हुआ है।',
  refreshFailed: 'सब कुछ सहेजा नहीं जा सका। अपना कनेक्शन और इस डिवाइस पर खाली जगह जाँचें।',
  savingPictures: (done, all) => `चित्र सहेजे जा रहे हैं, ${all} में से ${done}`,
  picturesDone: 'चित्र सहेजे हुए हैं।',
  picturesFailed: (count) => (count === 1 ? '1 चित्र डाउनलोड नहीं हो सका।' : `${count} चित्र डाउनलोड नहीं हो सके।`),
  removeMarks: 'क्या इस डिवाइस से आपके निशान और नोट भी हटाने हैं?',
  removeMarksYes: 'पेज, निशान और नोट हटाएँ',
  removeMarksNo: 'केवल पेज हटाएँ',
  removeNothing: 'रद्द करें',
  removeDone: 'हटा दिया गया। जो संदेश अभी नहीं भेजे गए, वे अब भी यहाँ हैं।',
  list: 'क्या सहेजा हुआ है',
  reading: (count) =>
    `इस डिवाइस को यह भी याद है कि आप ${count} ${count === 1 ? 'लेख' : 'लेखों'} में कहाँ रुके थे। बाकी समय आपके पढ़ने की गति के अनुसार है।`,
  continueIn: (title) => `“${title}” आगे पढ़ें`,
  forgetReading: 'मिटाएँ',
  readingForgotten: 'इस डिवाइस से मिटा दिया गया।',
  things: 'मेरी चीज़ें',
  thingsLead:
    'निशान और नोट, टिक, टूल में भरी जानकारी, लेखों में रुकने की जगहें और आपकी सेटिंग केवल इसी ब्राउज़र में रहती हैं। इन्हें दूसरे ब्राउज़र में ले जाने के लिए फ़ाइल में सहेजें। यह फ़ाइल जिसके पास होगी, वह इसे पढ़ सकेगा।',
  exportThings: 'मेरी चीज़ें फ़ाइल में सहेजें',
  importThings: 'ऐसी फ़ाइल खोलें',
  thingsFile: 'my-things.json',
  thingsDone: (taken, kept) =>
    [
      taken === 0 ? 'फ़ाइल में कुछ नया नहीं था।' : taken === 1 ? '1 चीज़ जोड़ी गई।' : `${taken} चीज़ें जोड़ी गईं।`,
      kept > 0 ? 'जो इस डिवाइस पर पहले से था या ज़्यादा नया है, वह वैसा ही रहता है।' : '',
    ]
      .filter(Boolean)
      .join(' '),
  thingsUnreadable: (count) => `फ़ाइल की ${count} ${count === 1 ? 'प्रविष्टि' : 'प्रविष्टियाँ'} पढ़ी नहीं जा सकीं और छोड़ दी गईं।`,
  thingsFull: 'इस ब्राउज़र में इन सबके लिए जगह नहीं है, या यह कुछ सहेजता नहीं। जगह खाली करके फ़ाइल फिर खोलें।',
  thingsOther: 'यह इस साइट से सहेजी गई “मेरी चीज़ें” की फ़ाइल नहीं है। वह फ़ाइल चुनें जो आपने यहाँ सहेजी थी। कुछ नहीं बदला गया।',
  thingsLater: 'यह फ़ाइल इस साइट के नए संस्करण ने सहेजी है। पेज फिर से लोड करें और फ़ाइल दोबारा खोलें। कुछ नहीं बदला गया।',
}
