// Machine draft, not yet checked by a person. Texts only: no advice.
import { outboxPanelTexts } from './outboxPanel.ts'

/** The server's messages, in the words of server/http/texts.ts; others stay in English. */
const messages: readonly [RegExp, string | ((part: string) => string)][] = [
  [/^Thank you for subscribing!/, 'सदस्यता लेने के लिए धन्यवाद!'],
  [/^Thank you! Please check your inbox/, 'धन्यवाद! कृपया अपना इनबॉक्स देखें और सदस्यता की पुष्टि करें।'],
  [/^Please enter an email address/, 'कृपया सही ईमेल पता लिखें, जैसे name@example.com।'],
  [
    /^Please correct the following: (.+)\.$/,
    (problems) => `कृपया यह ठीक करें: ${problems.split('; ').map(problem).join('; ')}।`,
  ],
  [/^This article does not exist\./, 'यह लेख मौजूद नहीं है। पेज फिर से लोड करें और दोबारा कोशिश करें।'],
  [/^This comment does not exist\./, 'यह टिप्पणी मौजूद नहीं है। पेज फिर से लोड करें और दोबारा कोशिश करें।'],
  [
    /^The comment you are replying to has been deleted\./,
    'जिस टिप्पणी का आप जवाब दे रहे हैं, वह हटा दी गई है। अपना जवाब कॉपी करें और उसे नई टिप्पणी के रूप में भेजें।',
  ],
  [/^This comment has already been deleted\./, 'यह टिप्पणी पहले ही हटाई जा चुकी है।'],
  [
    /^We have already received an earlier version of this\./,
    'इसका पहले वाला रूप हमें मिल चुका है। यह रूप भी भेजने के लिए इसे बदलें और सहेजें, नहीं तो हटा दें।',
  ],
  [/^This is longer than 1 MB\./, 'यह 1 MB से बड़ा है। कृपया इसे छोटा करें और फिर भेजें।'],
  [/^Too many requests .* in (.+)\.$/, (wait) => `आपके नेटवर्क से बहुत ज़्यादा अनुरोध आए हैं। कृपया ${later(wait)} फिर कोशिश करें।`],
  [/^Too much text .* in (.+)\.$/, (wait) => `आपके नेटवर्क से बहुत ज़्यादा टेक्स्ट आया है। कृपया ${later(wait)} फिर कोशिश करें।`],
  [
    /^We (?:have received|are receiving) .* in (.+)\.$/,
    (wait) => `अभी हमारे पास बहुत ज़्यादा संदेश आ रहे हैं। कृपया ${later(wait)} फिर कोशिश करें।`,
  ],
  [
    /^Comments and reports from your network .* to (\S+)\.$/,
    (email) => `आपके नेटवर्क से टिप्पणियाँ और शिकायतें अभी स्वीकार नहीं की जातीं। आप हमें ${email} पर लिख सकते हैं।`,
  ],
  [/^We cannot store anything at the moment\./, 'हम अभी कुछ सहेज नहीं पा रहे हैं। कृपया कुछ सेकंड बाद फिर कोशिश करें।'],
  [
    /^Something went wrong on our side\. .* to (\S+)\.$/,
    (email) => `हमारी ओर से कोई गड़बड़ी हुई। कृपया फिर कोशिश करें, या ${email} पर लिखें।`,
  ],
  [/^The service is restarting\./, 'सेवा फिर से शुरू हो रही है। कृपया कुछ सेकंड बाद फिर कोशिश करें।'],
]

export function serverMessage(message: string): string {
  for (const [pattern, hindi] of messages) {
    const found = pattern.exec(message)
    if (found) return typeof hindi === 'string' ? hindi : hindi(found[1] ?? '')
  }
  return message
}

/** One field to correct: "email is missing", "name is longer than 10,000 characters". */
function problem(text: string): string {
  const [, field = '', most] = /^(\w+) is (?:missing|longer than ([\d,]+) characters)$/.exec(text) ?? []
  if (!field) return text
  const names: Readonly<Record<string, string>> = outboxPanelTexts.fields
  const name = `“${names[field] ?? field}”`
  return most ? `${name} में ${most} से ज़्यादा अक्षर हैं` : `${name} नहीं भरा गया`
}

/** "90 seconds", "2 minutes", "3 hours" from now. */
function later(wait: string): string {
  return wait
    .replace(/(\d+) seconds?/, '$1 सेकंड बाद')
    .replace(/(\d+) minutes?/, '$1 मिनट बाद')
    .replace(/(\d+) hours?/, '$1 घंटे बाद')
}
