// Machine draft, not yet checked by a person. Texts only: no advice.
import type { outboxPanelTexts as english } from '#content/texts/outboxPanel.ts'
import type { Translated } from '#content/translated.ts'
import { outboxTexts } from './outbox.ts'

export const outboxPanelTexts: Translated<typeof english> = {
  ...outboxTexts,
  title: 'आउटबॉक्स',
  lead: 'आप जो लिखते हैं, वह हमें मिलने तक इस डिवाइस पर रहता है।',
  empty: 'आपका आउटबॉक्स खाली है।',
  close: 'आउटबॉक्स बंद करें',

  written: (time) => `लिखा गया: ${time}`,
  showAll: 'पूरा दिखाएँ',
  fields: {
    name: 'नाम',
    email: 'ईमेल',
    contactNumber: 'संपर्क नंबर',
    message: 'संदेश',
    text: 'टेक्स्ट',
    username: 'नाम',
    phone: 'फ़ोन',
    reason: 'कारण',
  },

  steps: {
    label: 'स्थिति',
    saved: 'इस डिवाइस पर सहेजा गया',
    sending: 'भेजा जा रहा है',
    delivered: 'हमें मिल गया',
    needsAttention: 'आपका ध्यान चाहिए',
    refused: (status) => `इसे स्वीकार नहीं किया गया (स्थिति ${status})।`,
    untilConnection: 'ऑनलाइन होते ही अपने आप भेजा जाएगा',
    untilServer: (time) => `सर्वर व्यस्त है। अगली कोशिश: ${time}`,
    tries: (count) => `${count} बार कोशिश हुई।`,
  },

  sendAll: 'सब अभी भेजें',
  sendNow: 'अभी भेजें',
  sendAgain: 'ऐसे ही फिर भेजें',
  trying: 'भेजने की कोशिश हो रही है…',
  noAnswer: 'कोई जवाब नहीं मिला। यह यहाँ सहेजा हुआ है।',
  notAccepted: 'इसे स्वीकार नहीं किया गया। नीचे कारण देखें और बदलाव करें।',
  sent: (kind) => `हमें आपका संदेश मिल गया: ${kind}।`,
  gone: 'यह अब आउटबॉक्स में नहीं है।',

  edit: 'बदलें',
  save: 'सहेजें और भेजें',
  cancel: 'रद्द करें',
  mustNotBeEmpty: 'यह खाली नहीं हो सकता।',
  discard: 'हटाएँ',
  discardQuestion: 'क्या इसे हमेशा के लिए हटाना है? यह हमें अभी नहीं मिला है।',
  discardQuestionTried: 'क्या इसे हमेशा के लिए हटाना है? हो सकता है, यह हमें मिल चुका हो।',
  keep: 'रहने दें',
  discarded: (kind) => `संदेश हटाया गया: ${kind}।`,
  beingSent: 'यह अभी भेजा जा रहा है, अब इसे बदला नहीं जा सकता।',
  notStored: 'यह ब्राउज़र बदलाव सहेज नहीं सका। कृपया फिर से कोशिश करें।',

  receipts: 'हाल में मिले संदेश',
  receiptsLead: 'केवल वही जो रसीद के लिए ज़रूरी है, जैसे प्रकार, समय और संदर्भ संख्या। आपने जो लिखा था, वह अब इस डिवाइस पर नहीं है।',
  clearReceipts: 'यह सूची मिटाएँ',
  noReference: 'कोई संदर्भ संख्या नहीं',

  mayBeEvicted:
    'अगर आप सात दिन तक यह साइट नहीं खोलते या डिवाइस में जगह कम पड़ती है, तो आपका ब्राउज़र यहाँ सहेजी चीज़ें मिटा सकता है। उससे पहले साइट फिर खोलें, या अभी भेजें।',
}
