// Machine draft, not yet checked by a person. Texts only: no advice.
import type { outboxTexts as english } from '#content/texts/outbox.ts'
import type { Translated } from '#content/translated.ts'

export const outboxTexts: Translated<typeof english> = {
  open: (count, attention) =>
    `आउटबॉक्स: ${count} संदेश अभी नहीं ${count === 1 ? 'भेजा गया' : 'भेजे गए'}${attention > 0 ? `, ${attention} पर आपका ध्यान चाहिए` : ''}`,
  waiting: (count) => `आउटबॉक्स: ${count} प्रतीक्षा में`,
  unavailable: 'बिना कनेक्शन के आउटबॉक्स दिखाया नहीं जा सकता। आपके संदेश इस डिवाइस पर हैं और भेज दिए जाएँगे।',
  kind: {
    enquiry: 'पूछताछ',
    comment: 'टिप्पणी',
    reply: 'जवाब',
    report: 'टिप्पणी की शिकायत',
    subscription: 'सदस्यता',
  },
  sentLately: {
    one: (kind) => `हमें आपका संदेश मिल गया: ${kind}।`,
    many: (count) => `हमें आपके ${count} संदेश मिल गए।`,
    away: 'जब आप यहाँ नहीं थे:',
    show: 'पावतियाँ देखें',
    close: 'बंद करें',
  },
}
