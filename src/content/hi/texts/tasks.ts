// Machine draft, not yet checked by a person. Texts only: no advice.
import type { taskTexts as english, taskRoles as englishRoles, TaskUnit } from '#content/texts/tasks.ts'
import type { Translated } from '#content/translated.ts'

export const taskRoles: Translated<typeof englishRoles> = {
  you: 'आप',
  heirs: 'वारिस',
  attorney: 'भारत में आपका मुख्तार',
  lawyer: 'वकील',
  accountant: 'चार्टर्ड अकाउंटेंट',
  buyer: 'खरीदार',
  seller: 'विक्रेता',
  tenant: 'किरायेदार',
  bank: 'बैंक',
  officer: 'कर कार्यालय',
  registry: 'पंजीकरण कार्यालय',
  court: 'न्यायालय',
}

const units: Readonly<Record<TaskUnit, string>> = { months: 'महीने', years: 'साल' }

export const taskTexts: Translated<typeof english> = {
  contents: 'इस पेज पर',
  questions: 'आपका मामला',
  questionsLead: 'जो आपके लिए नहीं है, वह यहाँ और छपाई में छोड़ दिया जाता है।',
  all: 'इनमें से कोई भी',
  shown: (parts, of) => (parts === of ? 'सब कुछ दिखाया गया है।' : `${of} में से ${parts} भाग आपके मामले के हैं और दिखाए गए हैं।`),
  chosen: 'इस मामले के लिए:',
  cases: 'आपके मामले में क्या अलग है',
  timeline: 'समय-रेखा',
  axis: (zero, unit, before, after) =>
    before === '0'
      ? `“${zero}” से लेकर उसके ${after} ${units[unit]} बाद तक।`
      : `“${zero}” (खड़ी रेखा) से ${before} ${units[unit]} पहले से लेकर ${after} ${units[unit]} बाद तक।`,
  span: {
    before: (unit, from, to) => `${from} से ${to} ${units[unit]} पहले`,
    until: (unit, from) => `पहले के ${from} ${units[unit]}`,
    around: (unit, from, to) => `${from} ${units[unit]} पहले से ${to} ${units[unit]} बाद तक`,
    within: (unit, to) => `${to} ${units[unit]} के भीतर`,
    after: (unit, from, to) => `${from} से ${to} ${units[unit]} बाद`,
  },
  legend: { law: 'कानून से तय', estimate: 'अनुमान', open: 'अवधि पक्की नहीं' },
  steps: 'कदम-दर-कदम',
  ticks: 'आपके निशान इसी डिवाइस पर रहते हैं।',
  who: 'कौन:',
  when: 'कब:',
  papers: 'काग़ज़ात',
  costs: 'खर्च और समय',
  costsHead: ['क्या', 'कितना, कब तक', 'किससे पता'],
  basis: { law: 'कानून', estimate: 'अनुमान', open: 'पुष्टि नहीं हुई' },
  pitfalls: 'तीन जगहें जहाँ बात बिगड़ती है',
  letters: 'नकल करने के लिए पत्र और फ़ॉर्म',
  tool: 'इसके लिए टूल',
  help: 'यहाँ हम काम आते हैं',
  service: 'हम क्या करते हैं',
  contact: 'अपना मामला बताएँ',
  situations: 'इनमें से आपकी बात कौन-सी है?',
  others: 'या इनमें से कोई?',
}
